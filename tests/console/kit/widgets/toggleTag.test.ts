import { describe, expect, it } from 'vitest'
import { toggleTag } from '#console/kit/widgets/filterPanel/toggleTag.ts'

describe('the tags of a filter', () => {
  it('can be several: “all” clears them, and with none selected all apply [S4.15]', () => {
    expect(toggleTag([], 'a')).toEqual(['a'])
    expect(toggleTag(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleTag(['a', 'b'], undefined)).toEqual([])
    expect(toggleTag(['a'], 'a')).toEqual([])
  })

  it('are at most one in single mode, and selecting it again clears it [S4.15]', () => {
    expect(toggleTag(['a'], 'b', true)).toEqual(['b'])
    expect(toggleTag(['b'], 'b', true)).toEqual([])
  })
})
