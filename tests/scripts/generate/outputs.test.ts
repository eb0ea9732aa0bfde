import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import frame from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { menus } from '#generated/menus/menus.ts'
import { messages as en } from '#generated/messages/en.ts'
import { messages as zh } from '#generated/messages/zh.ts'
import { resources } from '#generated/resources/resources.ts'
import { routes } from '#generated/routes/routes.ts'
import { tables } from '#generated/tables/tables.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { messageKey } from '#shared/words/messageKey.ts'

const document = JSON.parse(
  readFileSync(new URL('../../../generated/openapi/openapi.json', import.meta.url), 'utf8'),
)

describe('the API document', () => {
  it('is valid OpenAPI 3.1, and every reference in it resolves [S7.01]', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect([valid, errors]).toEqual([true, undefined])
    expect(validator.version).toBe('3.1')
    // A recursive reference stays a reference.
    validator.resolveRefs()
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path)
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((path) => !partAt(path))).toEqual([])
  })

  function partAt(path = ''): unknown {
    return path.split('/').reduce((part, name) => part?.[name], document)
  }

  it('has no defaults in the input of a change, since a generated client would send them each time', () => {
    const { GoodInput, GoodUpdate, GoodPatch } = document.components.schemas
    expect(GoodInput.properties.min_price).toMatchObject({ type: 'number', default: 0 })
    for (const { properties } of [GoodUpdate, GoodPatch])
      expect(Object.values<object>(properties).filter((part) => 'default' in part)).toEqual([])
    const change = document.paths['/goods/{id}'].put.requestBody.content['application/json'].schema
    expect(change).toEqual({ $ref: '#/components/schemas/GoodUpdate' })
    expect(GoodUpdate.required).toEqual(GoodInput.required)
  })

  it('describes exactly the generated calls', () => {
    const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(
          ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
        ),
    )
    const generated = routes.map(
      ({ method, url, operationId }) => `${method} ${url.replace(':id', '{id}')} ${operationId}`,
    )
    expect(described.sort()).toEqual(generated.sort())
    expect(new Set(routes.map(({ operationId }) => operationId)).size).toBe(routes.length)
  })
})

describe('the generated calls', () => {
  it.each([
    ['GET', '/distributions/logs'],
    ['GET', '/loggers'],
    ['GET', '/weChat/config'],
    ['PUT', '/weChat/config'],
    ...['/distributions', '/goods', '/menus', '/orders', '/roles', '/users', '/departments'].flatMap(
      (path) => [
        ['GET', path],
        ['POST', path],
        ['GET', `${path}/:id`],
        ['PUT', `${path}/:id`],
        ['DELETE', `${path}/:id`],
      ],
    ),
    ['GET', '/menus/tree'],
    ['GET', '/departments/tree'],
  ])('include %s %s [S7.01]', (method, url) => {
    expect(routes.some((route) => route.method === method && route.url === url)).toBe(true)
  })

  it('never write to a log [S3.06] [S3.10]', () => {
    const written = routes.filter(
      ({ table, method, operation }) =>
        table.kind === 'log' && method !== 'GET' && operation !== 'exportLater',
    )
    expect(written).toEqual([])
  })

  it('include the moves of an order, each with a button code of its own [S4.10]', () => {
    const moves = routes.filter(({ operation, table }) => operation === 'move' && table.entity === 'order')
    expect(moves.length).toBeGreaterThanOrEqual(7)
    for (const { url, permission, move } of moves) {
      expect(url).toBe(`/orders/:id/${move}`)
      expect(permission).toBe(`distribution.order.${move}`)
    }
  })
})

describe('the menu tree', () => {
  const nodes = (list: readonly MenuNode[]): MenuNode[] =>
    list.flatMap((node) => [node, ...nodes(node.children)])
  const all = nodes(menus)

  it('has a code for every call, and every call belongs to a code [S6.02]', () => {
    const codes = new Set(all.map(({ code }) => code))
    expect(codes.size).toBe(all.length)
    for (const route of routes) expect(codes).toContain(route.permission)
    for (const { method, url, permission } of routes) {
      const node = all.find(({ code }) => code === permission)
      expect(node?.resources).toContainEqual({ method, path: `/api/v1${url}` })
    }
  })

  it('lets a page look up the names of the records that it refers to, and nothing else of them', () => {
    const page = all.find(({ code }) => code === 'distribution.order')
    const others = page?.resources.filter(({ path }) => !path.startsWith('/api/v1/orders'))
    expect(others).toEqual([
      { method: 'GET', path: '/api/v1/goods/options' },
      { method: 'GET', path: '/api/v1/users/options' },
    ])
  })

  it('contains every button code that a screen uses', () => {
    const codes = new Set(all.map(({ code }) => code))
    for (const { permissions } of resources) {
      for (const code of Object.values(permissions)) expect(codes).toContain(code)
    }
  })
})

describe('the generated texts', () => {
  const keysOf = (value: unknown, prefix = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => keysOf(part, `${prefix}${key}.`))
      : [prefix]

  it('have the same keys in both languages, none empty [S1.02]', () => {
    expect(keysOf(en)).toEqual(keysOf(zh))
    expect(JSON.stringify([en, zh])).not.toContain('""')
  })

  it('exist for every field, value, move and menu, in both languages [S1.02]', () => {
    for (const messages of [zh, en]) {
      const { translate } = polyglotI18nProvider(() => ({ ...frame, ...messages }), 'en', [], {
        allowMissing: true,
      })
      const missing = [...wantedKeys()].filter((key) => translate(key, { smart_count: 1 }) === key)
      expect(missing).toEqual([])
    }
  })

  it('keep the agreed wording [S8.06]', () => {
    expect(en.resources.menu.deleteConfirm).toBe(
      'Are you sure you want to delete this menu and its submenus?',
    )
    expect(zh.resources.menu.deleteConfirm).toBe('确定要删除该菜单及其子菜单吗？')
    const { translate } = polyglotI18nProvider(() => ({ ...frame, ...en }))
    expect(translate('resources.good.name', { smart_count: 2 })).toBe('Goods')
  })

  function* wantedKeys(): Generator<string> {
    for (const { entity, fields, groups, states } of resources) {
      yield* [`resources.${entity}.name`, `resources.${entity}.deleteConfirm`]
      for (const field of fields) yield* keysOfField(`resources.${entity}`, field, '')
      for (const { name } of groups) yield `resources.${entity}.groups.${name}`
      for (const { code, confirm } of states?.moves ?? []) {
        yield `resources.${entity}.moves.${messageKey(code)}.label`
        if (confirm) yield `resources.${entity}.moves.${messageKey(code)}.confirm`
      }
    }
    const menuCodes = (list: readonly MenuNode[]): string[] =>
      list.flatMap(({ code, children }) => [code, ...menuCodes(children)])
    for (const code of menuCodes(menus)) yield `menus.${messageKey(code)}`
  }

  function* keysOfField(resource: string, field: Field, prefix: string): Generator<string> {
    const source = `${prefix}${field.source}`
    yield `${resource}.fields.${source}`
    if (field.hasHelp) yield `${resource}.help.${source}`
    for (const { value } of field.options ?? []) yield `${resource}.values.${source}.${messageKey(value)}`
    for (const inner of field.fields ?? []) yield* keysOfField(resource, inner, `${source}.`)
  }
})

describe('tables and screens', () => {
  it('name the same entities and properties', () => {
    expect(resources.map(({ entity }) => entity)).toEqual(Object.keys(tables))
    for (const { entity, fields, columns, filters } of resources) {
      const known = new Set([...fields.map(({ source }) => source), 'id'])
      for (const { source } of [...columns, ...filters])
        expect([entity, source, known.has(source)]).toEqual([entity, source, true])
    }
  })

  it('contain no texts, which every list would load in both languages', () => {
    expect(JSON.stringify(resources)).not.toMatch(/"(?:zh|en)":/)
  })

  it('have a form that is loaded on demand, except for logs', async () => {
    for (const { entity, kind, form } of resources) {
      expect([entity, form === undefined]).toEqual([entity, kind === 'log'])
      const loaded = await form?.()
      if (loaded) expect(loaded.branches).not.toEqual({})
    }
  })

  it('state who refers to a table, so that a delete knows what to do [S3.05]', () => {
    const referrers = tables.department.referrers.map(
      ({ table, column, onDelete }) => `${table}.${column} ${onDelete}`,
    )
    expect(referrers).toContain('user.department_id refuse')
    expect(referrers).toContain('department.parent_id refuse')
  })
})
