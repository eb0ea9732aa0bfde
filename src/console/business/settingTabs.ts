import type { AccountTab } from '../screens/account/AccountTabs.tsx'
import { BindingSettings } from './weChat/BindingSettings.tsx'

/** Tabs that the business adds to the settings of one's own account. */
export const businessSettingTabs: readonly AccountTab[] = [{ name: 'binding', Panel: BindingSettings }]
