import { describe, expect, it } from 'vitest'
import { dismissLabel } from '#console/screens/actions/dismissLabel.ts'

const words: Readonly<Record<string, string>> = {
  'screens.action.cancel': '取消',
  'screens.action.back': '返回',
}
const translate = (key: string): string => words[key] ?? key

describe('the button that closes a move’s dialog', () => {
  it('is labelled “Cancel”, or “Back” when the move itself has that name [S7.02]', () => {
    expect(dismissLabel(translate, '退款')).toBe('取消')
    expect(dismissLabel(translate, '取消')).toBe('返回')
  })
})
