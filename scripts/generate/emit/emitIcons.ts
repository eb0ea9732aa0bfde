import { ownPages } from '#shared/permissions/ownPages.ts'
import type { Model } from '../contracts/Model.ts'
import { code, documentation, literal, name } from '../print/Code.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { overallFile } from '../print/GeneratedFile.ts'

/** generated/icons: the icons in the side menu of a new database; the console loads other icons once a menu names one. */
export function emitIcons({ groups, entities, dashboards }: Model): GeneratedFile[] {
  const named = [...groups, ...entities, ...dashboards, ...ownPages].flatMap(({ icon }) => icon ?? [])
  const icons = [...new Set(named)].toSorted()
  return [
    overallFile('generated/icons/icons.ts', [
      code`import type { SvgIconComponent } from '@mui/icons-material'`,
      ...icons.map(
        (icon) => code`import ${name(icon)} from ${literal(`@mui/icons-material/${icon}Outlined`)}`,
      ),
      code``,
      documentation('The icons that the menus of the schemas name.'),
      code`export const icons: Readonly<Record<string, SvgIconComponent>> = ${literal(
        Object.fromEntries(icons.map((icon) => [icon, name(icon)])),
      )}`,
    ]),
  ]
}
