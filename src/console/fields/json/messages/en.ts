import type { JsonTexts } from './zh.ts'

/** The words of JSON inputs in English. */
export const jsonWords: JsonTexts = {
  keys: 'All known properties (%{count})',
  place: 'Line %{line}, column %{column}: %{problem}',
  roundedNumber: '%{number} has more digits than a number keeps; write it as a text, in quotation marks',
  wrongShape: 'a JSON object is expected, such as {"icon": "Person"}',
  unknownKey: '“%{key}” is not a known property; it is kept as it is',
  nearKey: '“%{key}” is not a known property; did you mean “%{nearest}”?',
  repeatedKey: '“%{key}” occurs twice; the last one counts',
  invalidSymbol: 'this cannot be understood',
  invalidNumber: 'this is not a number',
  propertyNameExpected: 'a property name in double quotes is expected here',
  valueExpected: 'a value is missing here',
  colonExpected: 'a colon is missing here',
  commaExpected: 'a comma is missing here',
  closeBraceExpected: 'a closing brace } is missing',
  closeBracketExpected: 'a closing bracket ] is missing',
  endOfFileExpected: 'nothing more is expected here',
  noComments: 'comments are not allowed',
  openString: 'the closing double quote is missing',
  badCharacter: 'this character or escape is not allowed',
}
