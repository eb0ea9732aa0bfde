import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '#scripts/steps/root.ts'

const uri = pathToFileURL(join(root, 'schemas/sample.json')).href

/** VS Code's language service, without configuration: it finds the meta-schema by `$schema`. */
const service = getLanguageService({
  schemaRequestService: (address) => Promise.resolve(readFileSync(new URL(address), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
})

/** Opens a schema whose text marks the cursor with ¦. */
function open(property: string) {
  const text = `{
  "$schema": "./dialect.json",
  "type": "object",
  "x-entity": { "path": "/samples", "display": "price", "label": { "zh": "样例", "en": "Sample" } },
  "properties": { "price": { "type": "number", "x-label": { "zh": "价格", "en": "Price" }${property} } }
}
`
  const document = TextDocument.create(uri, 'json', 1, text.replace('¦', ''))
  const parsed = service.parseJSONDocument(document)
  return { document, parsed, cursor: document.positionAt(Math.max(0, text.indexOf('¦'))) }
}

async function offeredAt(property: string): Promise<string[]> {
  const { document, parsed, cursor } = open(property)
  const list = await service.doComplete(document, cursor, parsed)
  return list?.items.map(({ label }) => label) ?? []
}

describe('a schema in VS Code', () => {
  beforeAll(() => service.configure({ validate: true, allowComments: false }))

  it('gets our keywords suggested on a property', async () => {
    const offered = await offeredAt(', "¦"')
    const ours = ['x-help', 'x-widget', 'x-unit', 'x-unique', 'x-reference', 'x-show-when', 'x-states']
    expect(offered).toEqual(expect.arrayContaining([...ours, 'minimum', 'multipleOf']))
  })

  it('gets the values of our keywords suggested', async () => {
    expect(await offeredAt(', "x-unit": ¦')).toEqual(expect.arrayContaining(['"money"', '"percent"']))
    expect(await offeredAt(', "x-widget": ¦')).toEqual(
      expect.arrayContaining(['"markdown"', '"richText"', '"table"', '"tree"']),
    )
    expect(await offeredAt(', "x-widget-options": { "¦" }')).toEqual(
      expect.arrayContaining(['maxSize', 'cropper', 'cropRatio', 'height']),
    )
    expect(await offeredAt(', "x-auto": ¦')).toEqual(expect.arrayContaining(['"created"', '"updated"']))
    expect(await offeredAt(', "x-reference": { "onDelete": ¦ }')).toEqual(
      expect.arrayContaining(['"refuse"', '"clear"', '"cascade"']),
    )
    expect(await offeredAt(', "x-reference": { "entity": ¦ }')).toEqual(
      expect.arrayContaining(['"good"', '"order"', '"user"']),
    )
  })

  it('explains a keyword under the pointer', async () => {
    const { document, parsed, cursor } = open(', "x-at-¦most": "cost"')
    const hover = await service.doHover(document, cursor, parsed)
    expect(JSON.stringify(hover?.contents)).toContain('may not exceed that of the named property')
  })

  it('has a misspelt keyword and a wrong value underlined at their place', async () => {
    const complaints = async (property: string) => {
      const { document, parsed } = open(property)
      const found = await service.doValidation(document, parsed)
      return found.map(({ range }) => document.getText(range))
    }
    expect(await complaints(', "x-unit": "money"')).toEqual([])
    expect(await complaints(', "x-unit": "dollars"')).toContain('"dollars"')
    expect((await complaints(', "maxLenght": 5')).join()).toContain('maxLenght')
  })

  it('has no error as it is in this repository', async () => {
    for (const entity of ['good', 'menu', 'user']) {
      const file = join(root, `schemas/${entity}.json`)
      const document = TextDocument.create(pathToFileURL(file).href, 'json', 1, readFileSync(file, 'utf8'))
      expect(await service.doValidation(document, service.parseJSONDocument(document))).toEqual([])
    }
  })
})
