/** A small schema of our dialect without a problem; tests spoil one line of it. */
export const sample = `{
  "$schema": "./dialect.json",
  "type": "object",
  "x-entity": {
    "path": "/items",
    "label": { "zh": "物品", "en": "Item" },
    "display": "name",
    "order": ["-created_at"],
    "search": ["name"],
    "list": ["name", { "source": "price", "width": 90 }],
    "filters": ["name", { "source": "price", "as": "range" }],
    "groups": [{ "name": "basic", "label": { "zh": "基本", "en": "Basic" }, "fields": ["name", "price"] }],
    "icon": "Category",
    "menu": { "group": "system", "sequence": 1 },
    "actions": ["create", "edit"],
    "unique": [["name", "state"]]
  },
  "required": ["name", "price", "state"],
  "properties": {
    "name": { "type": "string", "maxLength": 20, "x-label": { "zh": "名称", "en": "Name" } },
    "price": { "type": "number", "x-unit": "money", "x-label": { "zh": "价格", "en": "Price" } },
    "least": { "$ref": "definitions/money.json", "x-at-most": "price", "x-label": { "zh": "底价", "en": "Least" } },
    "note": { "type": "string", "x-show-when": { "state": ["open"] }, "x-label": { "zh": "备注", "en": "Note" } },
    "owner_id": {
      "type": "string",
      "format": "uuid",
      "x-reference": { "entity": "item", "onDelete": "clear" },
      "x-label": { "zh": "所属", "en": "Owner" }
    },
    "owner_name": { "type": "string", "x-name-of": "owner_id", "x-label": { "zh": "所属名称", "en": "Owner name" } },
    "key": { "type": "string", "x-secret": "encrypt", "x-label": { "zh": "密钥", "en": "Key" } },
    "tags": {
      "type": "array",
      "items": { "type": "string" },
      "x-widget": "tags",
      "x-label": { "zh": "标签", "en": "Tags" }
    },
    "friends": {
      "type": "array",
      "items": {
        "type": "object",
        "required": ["item_id"],
        "properties": {
          "item_id": {
            "type": "string",
            "format": "uuid",
            "x-reference": { "entity": "item", "onDelete": "clear" },
            "x-label": { "zh": "物品", "en": "Item" }
          }
        }
      },
      "x-label": { "zh": "相关", "en": "Friends" }
    },
    "state": {
      "type": "string",
      "oneOf": [
        { "const": "open", "x-label": { "zh": "打开", "en": "Open" }, "x-color": "success" },
        { "const": "shut", "x-label": { "zh": "关闭", "en": "Shut" } }
      ],
      "default": "open",
      "x-label": { "zh": "状态", "en": "State" },
      "x-states": {
        "initial": ["open"],
        "moves": [
          { "code": "shut", "from": ["open"], "to": "shut", "label": { "zh": "关闭", "en": "Shut" } },
          { "code": "reopen", "from": ["shut"], "to": "open", "label": { "zh": "打开", "en": "Open" } }
        ]
      }
    },
    "created_at": { "$ref": "definitions/created.json" }
  }
}
`

/** The sample with one text replaced, which must occur in it. */
export function replaceInSample(find: string, replacement: string): string {
  if (!sample.includes(find)) throw new Error(`the sample holds no ${find}`)
  return sample.replace(find, () => replacement)
}
