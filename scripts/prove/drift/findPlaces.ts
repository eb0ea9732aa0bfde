import { relative } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Checker, Type } from 'typescript/unstable/sync'
import { bindingOf, literalIn, propertyIn } from './typeFacts.ts'
import type { Binding } from './typeFacts.ts'
import type { Vocabulary } from './Vocabulary.ts'
import type { Place, Use } from './Place.ts'
import { sqlWords } from './sqlWords.ts'
import type { Room } from './openProgram.ts'

interface Reader {
  root: string
  checker: Checker
  file: SourceFile
  words: Vocabulary
  places: Place[]
}

/** All places in hand-written code that may use a name of the schemas. */
export function findPlaces(root: string, rooms: readonly Room[], words: Vocabulary): Place[] {
  return rooms.flatMap(({ project, files }) =>
    files.flatMap((path) => {
      const file = project.program.getSourceFile(path)
      if (!file) throw new Error(`The compiler does not know ${path}`)
      const reader: Reader = { root, checker: project.checker, file, words, places: [] }
      visit(reader, file)
      return reader.places
    }),
  )
}

function visit(reader: Reader, node: Node): void {
  if (is.isImportDeclaration(node) || is.isExportDeclaration(node) || is.isJSDoc(node)) return
  if (is.isTaggedTemplateExpression(node) && node.tag.getText(reader.file) === 'sql') readSql(reader, node)
  else if (is.isIdentifier(node)) readIdentifier(reader, node)
  else if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node) || is.isTemplateHead(node))
    readText(reader, node, node.text)
  node.forEachChild((child) => visit(reader, child))
}

function readSql(reader: Reader, node: Node): void {
  for (const { name, start, kinds } of sqlWords(node, reader.file, reader.words))
    reader.places.push(
      placeOf(reader, { name, start, end: start + name.length, use: 'sql', kinds, heads: [] }),
    )
}

function readIdentifier(reader: Reader, node: Node): void {
  const name = node.getText(reader.file)
  if (!reader.words.isProperty(name)) return
  const use = memberUse(reader, node, name)
  if (use) add(reader, node, name, use)
}

/** The use of an identifier as a property's name; undefined if it is none. */
function memberUse({ checker, file, words }: Reader, node: Node, name: string): Use | undefined {
  const { parent } = node
  if (is.isPropertyAccessExpression(parent) && parent.name === node)
    return bindingUse(bindingOf(checker, checker.getTypeAtLocation(parent.expression), name))
  if (is.isBindingElement(parent) && is.isObjectBindingPattern(parent.parent)) {
    const isKey = parent.propertyName ? parent.propertyName === node : parent.name === node
    return isKey ? bindingUse(bindingOf(checker, checker.getTypeAtLocation(parent.parent), name)) : undefined
  }
  const isKey =
    (is.isPropertyAssignment(parent) || is.isShorthandPropertyAssignment(parent)) && parent.name === node
  if (isKey && is.isObjectLiteralExpression(parent.parent)) {
    const context = checker.getContextualType(parent.parent)
    const binding = context && propertyIn(checker, context, name)
    if (binding) return bindingUse(binding)
    return words.isCommon(name) || file.fileName.includes('/messages/') ? undefined : 'declared'
  }
  if (is.isPropertySignatureDeclaration(parent) && parent.name === node && !words.isCommon(name))
    return 'declared'
  return undefined
}

function bindingUse(binding: Binding): Use | undefined {
  if (binding === 'generated') return 'bound'
  return binding === 'none' ? 'read' : undefined
}

function readText(reader: Reader, node: Node, text: string): void {
  const { words, checker, file } = reader
  const { parent } = node
  const codes = words.namesInCode(text)
  if (codes.length > 0 && !is.isLiteralTypeNode(parent)) {
    const isTyped = is.isStringLiteral(node) && literalIn(checker, contextOf(checker, node), text)
    if (!isTyped) for (const name of codes) add(reader, node, name, 'code')
  }
  if (!words.has(text) || is.isTemplateHead(node)) return
  const use = textUse(reader, node, text)
  if (use && !(use === 'declared' && file.fileName.includes('/messages/'))) add(reader, node, text, use)
}

function textUse({ checker, words }: Reader, node: Node, text: string): Use | undefined {
  const { parent } = node
  if (is.isLiteralTypeNode(parent)) return words.isCommon(text) ? undefined : 'declared'
  if (is.isElementAccessExpression(parent))
    return bindingUse(bindingOf(checker, checker.getTypeAtLocation(parent.expression), text))
  if (is.isPropertyAssignment(parent) && parent.name === node) return undefined
  // A union determines the accepted texts: a generated one follows the schemas, a hand-written one is a place itself. A union
  // that a library infers from the text itself does not count.
  if (!is.isJsxAttribute(parent) && literalIn(checker, contextOf(checker, node), text)) return undefined
  if (is.isJsxAttribute(parent)) return namesColumn(node) ? 'text' : undefined
  if (!words.isCommon(text)) return 'text'
  const isArgument = is.isCallExpression(parent) || is.isArrayLiteralExpression(parent)
  if (isArgument && !words.kindsOf(text).includes('entity')) return undefined
  return namesColumn(node) ? 'text' : undefined
}

/** The expected type of a text; in a comparison, the type of the other side. */
function contextOf(checker: Checker, node: Node): Type | undefined {
  const { parent } = node
  if (is.isBinaryExpression(parent)) {
    const other = parent.left === node ? parent.right : parent.left
    if (/^[!=]==$/u.test(parent.operatorToken.getText())) return checker.getTypeAtLocation(other)
  }
  if (is.isCaseClause(parent) && is.isSwitchStatement(parent.parent.parent))
    return checker.getTypeAtLocation(parent.parent.parent.expression)
  return is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)
    ? checker.getContextualType(node)
    : undefined
}

/** Calls whose first argument is an entity. */
const isEntityCall = /(?:get\w*|update\w*|create|delete\w*|useUnselectAll|resourceOf|getTree)$/iu

function isQueryKey({ parent }: Node): boolean {
  return is.isPropertyAssignment(parent) && parent.name.getText() === 'queryKey'
}

/** Whether a word of plain English names a column or an entity here. */
function namesColumn(node: Node): boolean {
  const { parent } = node
  const naming = /^(?:source|column|property|entity|resource|reference|target|sort|field)$/u
  if (is.isCallExpression(parent))
    return isEntityCall.test(parent.expression.getText()) && parent.arguments[0] === node
  if (is.isArrayLiteralExpression(parent)) return isQueryKey(parent) && parent.elements[0] === node
  if (is.isJsxAttribute(parent) || is.isPropertyAssignment(parent)) return naming.test(parent.name.getText())
  if (!is.isBinaryExpression(parent)) return false
  return /\b(?:source|column|property|entity|resource)\b/u.test(parent.getText())
}

function add(reader: Reader, node: Node, name: string, use: Use): void {
  const start = node.getStart(reader.file)
  const found = { name, start, end: node.getEnd(), use, kinds: reader.words.kindsOf(name) }
  reader.places.push(placeOf(reader, { ...found, heads: headsOf(node, reader.file) }))
}

function placeOf({ root, file }: Reader, found: Omit<Place, 'file' | 'line' | 'text'>): Place {
  const lines = file.text.slice(0, found.start).split('\n')
  const text = file.text.split('\n')[lines.length - 1]?.trim() ?? ''
  return { ...found, file: relative(root, file.fileName), line: lines.length, text }
}

/** The starts of enclosing nodes, where the compiler may report an error: it marks a variable's name, not the wrong part. */
function headsOf(node: Node, file: SourceFile): number[] {
  const { parent } = node
  if (is.isBlock(parent) || is.isSourceFile(parent) || is.isFunctionDeclaration(parent)) return []
  const isHead =
    is.isVariableDeclaration(parent) ||
    is.isPropertyAssignment(parent) ||
    is.isJsxAttribute(parent) ||
    is.isReturnStatement(parent)
  return [...(isHead ? [parent.getStart(file)] : []), ...headsOf(parent, file)]
}
