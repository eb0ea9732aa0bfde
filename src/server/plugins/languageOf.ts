import type { IncomingMessage } from 'node:http'
import type { Language } from '#shared/contracts/Text.ts'

/** The supported language that the caller prefers; Chinese by default. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const wished = (headers['accept-language'] ?? '').slice(0, 200).split(',').map(wishOf)
  const known = wished.filter(({ language, weight }) => language !== undefined && weight > 0)
  return known.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'zh'
}

function wishOf(part: string): { language: Language | undefined; weight: number } {
  const [tag = '', ...params] = part.trim().toLowerCase().split(';')
  const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find((value) => value !== undefined)
  const name = tag.split('-')[0]
  return { language: languages.find((language) => language === name), weight: Number(weight ?? 1) }
}

const languages: readonly Language[] = ['zh', 'en']
