import type { Menu } from '#generated/types/menu.ts'
import { isoOf } from './stage/clock.ts'
import { inOfficeHours } from './stage/Stage.ts'
import type { Stage } from './stage/Stage.ts'

/** A menu as its table stores it. */
export type MenuRow = Pick<
  Menu,
  | 'id'
  | 'code'
  | 'name'
  | 'path'
  | 'sequence'
  | 'type'
  | 'status'
  | 'properties'
  | 'created_at'
  | 'updated_at'
> & { parent_id: string | null }

/** External sites: a link and two frames, whose addresses can be changed in the menu's properties. */
const sites = [
  {
    code: 'external.repository',
    name: '代码仓库',
    path: '',
    properties: {
      title_en: 'Code repository',
      icon: 'Code',
      type: 'link',
      url: 'https://github.com/marmelab/react-admin',
    },
  },
  {
    code: 'external.reactAdmin',
    name: 'react-admin 文档',
    path: '/external/react-admin',
    properties: {
      title_en: 'react-admin manual',
      icon: 'Article',
      type: 'iframe',
      url: 'https://marmelab.com/react-admin/documentation.html',
    },
  },
  {
    code: 'external.jsonSchemaForms',
    name: '表单文档',
    path: '/external/json-schema-forms',
    properties: {
      title_en: 'JSON Schema forms',
      icon: 'Description',
      type: 'iframe',
      url: 'https://rjsf-team.github.io/react-jsonschema-form/docs/',
    },
  },
] as const satisfies readonly Pick<MenuRow, 'code' | 'name' | 'path' | 'properties'>[]

const openedDaysAgo = 400

/** A group of menus that lead out of the console. */
export function buildExternalMenus(stage: Stage): MenuRow[] {
  const at = inOfficeHours(stage, openedDaysAgo)
  const common = {
    type: 'page',
    status: 'enabled',
    created_at: isoOf(at),
    updated_at: isoOf(at),
  } as const
  const group: MenuRow = {
    ...common,
    id: stage.idAt(at),
    code: 'external',
    name: '外部网站',
    path: '',
    sequence: 90,
    parent_id: null,
    properties: { title_en: 'External sites', icon: 'Link' },
  }
  const pages = sites.map((site, index): MenuRow => ({
    ...common,
    ...site,
    id: stage.idAt(at),
    sequence: (index + 1) * 10,
    parent_id: group.id,
  }))
  return [group, ...pages]
}
