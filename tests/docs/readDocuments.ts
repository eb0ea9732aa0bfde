import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from '#server/config/projectRoot.ts'

/** A page of the documentation. */
export interface Document {
  path: string
  text: string
}

const names = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'] as const
// Folders at the root that are created during work and kept out of the repository.
const notOurs = new Set(['.git', '.cache', 'node_modules', 'dist', 'data'])

/** All pages: those at the root and those in docs/. */
export function readDocuments(): Document[] {
  const inDocs = filesBelow(join(projectRoot, 'docs')).filter((path) => path.endsWith('.md'))
  return [...names, ...inDocs].map((path) => ({ path, text: readText(path) }))
}

/** The text of a file of the project. */
export function readText(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

/** Every file of the project, by its path from the root. */
export function projectFiles(): string[] {
  return filesBelow(projectRoot)
}

/** The texts between backticks outside code blocks. */
export function quotedIn(text: string): string[] {
  const running = text.replaceAll(/^```.*?^```/gmsu, '')
  return [...running.matchAll(/`([^`\n]+)`/gu)].map(([, quoted = '']) => quoted)
}

/** The blocks of code in a language, in their order. */
export function blocksIn(text: string, language: string): string[] {
  const blocks = text.matchAll(/^```(\w+)\n(.*?)^```/gmsu)
  return [...blocks].filter(([, found]) => found === language).map(([, , code = '']) => code)
}

/** Rows of the tables whose first column has this head: the cells, without their backticks. */
export function rowsBelow(text: string, head: string): string[][] {
  const tables = text.split(/\n\n+/u).filter((part) => part.startsWith(`| ${head} |`))
  return tables.flatMap((table) => table.split('\n').slice(2).filter(Boolean).map(cellsOf))
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''))
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [relative(projectRoot, path).replaceAll('\\', '/')]
    return notOurs.has(relative(projectRoot, path)) ? [] : filesBelow(path)
  })
}
