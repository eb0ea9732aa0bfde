import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import type { Document } from '../../load/Document.ts'
import type { Problem } from '../../load/Problem.ts'
import { pointerOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'

/** Finds words whose two languages seem to be exchanged: the English ones are Chinese, and the Chinese ones are not. */
export function checkLanguages(document: Document): Problem[] {
  const visit = (value: Json, path: Path): Problem[] => {
    if (!isJsonObject(value)) return listOf(value).flatMap((item, index) => visit(item, [...path, index]))
    const { zh, en } = value
    const isExchanged = typeof zh === 'string' && typeof en === 'string' && !isChinese(zh) && isChinese(en)
    if (isExchanged) return [exchanged(document, path, { zh, en })]
    return Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]))
  }
  return visit(document.value, [])
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

function exchanged(document: Document, path: Path, { zh, en }: { zh: string; en: string }): Problem {
  return {
    ...document.positionOf(path),
    pointer: pointerOf(path),
    message: `"${en}" is Chinese, and "${zh}" is not.`,
    advice: `Write { "zh": ${JSON.stringify(en)}, "en": ${JSON.stringify(zh)} }.`,
    severity: 'note',
  }
}
