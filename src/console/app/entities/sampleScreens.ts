import type { ComponentType } from 'react'
import type { SamplePath } from '#shared/samples/samplePages.ts'
import { AccessDeniedPage, NotFoundPage, ServerErrorPage } from '../../screens/problem/problemPages.tsx'
import { ownScreen } from './ownScreen.tsx'

/** The sample pages by address; those that are in no menu cannot be opened. */
export const sampleScreens: Readonly<Record<string, ComponentType>> = {
  '/samples/form/basic': ownScreen(
    async () => (await import('../../screens/samples/form/BasicFormPage.tsx')).BasicFormPage,
  ),
  '/samples/form/step': ownScreen(
    async () => (await import('../../screens/samples/form/StepFormPage.tsx')).StepFormPage,
  ),
  '/samples/form/advanced': ownScreen(
    async () => (await import('../../screens/samples/form/AdvancedFormPage.tsx')).AdvancedFormPage,
  ),
  '/samples/list/search': ownScreen(
    async () => (await import('../../screens/samples/list/SearchListPage.tsx')).SearchListPage,
  ),
  '/samples/list/table': ownScreen(
    async () => (await import('../../screens/samples/list/TableListPage.tsx')).TableListPage,
  ),
  '/samples/list/basic': ownScreen(
    async () => (await import('../../screens/samples/list/BasicListPage.tsx')).BasicListPage,
  ),
  '/samples/list/card': ownScreen(
    async () => (await import('../../screens/samples/list/CardListPage.tsx')).CardListPage,
  ),
  '/samples/profile/basic': ownScreen(
    async () => (await import('../../screens/samples/profile/BasicProfilePage.tsx')).BasicProfilePage,
  ),
  '/samples/profile/advanced': ownScreen(
    async () => (await import('../../screens/samples/profile/AdvancedProfilePage.tsx')).AdvancedProfilePage,
  ),
  '/samples/result/success': ownScreen(
    async () => (await import('../../screens/samples/result/SuccessPage.tsx')).SuccessPage,
  ),
  '/samples/result/fail': ownScreen(
    async () => (await import('../../screens/samples/result/FailPage.tsx')).FailPage,
  ),
  // The product's own pages are used here, so the samples cannot differ from them.
  '/samples/exception/403': AccessDeniedPage,
  '/samples/exception/404': NotFoundPage,
  '/samples/exception/500': ServerErrorPage,
  '/samples/exception/trigger': ownScreen(
    async () => (await import('../../screens/samples/exception/TriggerPage.tsx')).TriggerPage,
  ),
  '/samples/other/custom-layout': ownScreen(
    async () => (await import('../../screens/samples/other/CustomLayoutPage.tsx')).CustomLayoutPage,
  ),
  '/samples/other/multi-tab': ownScreen(
    async () => (await import('../../screens/samples/other/MultiTabPage.tsx')).MultiTabPage,
  ),
  '/samples/other/badge': ownScreen(
    async () => (await import('../../screens/samples/other/BadgePage.tsx')).BadgePage,
  ),
  '/samples/widgets': ownScreen(
    async () => (await import('../../screens/samples/WidgetsPage.tsx')).WidgetsPage,
  ),
} satisfies Record<SamplePath, ComponentType>
