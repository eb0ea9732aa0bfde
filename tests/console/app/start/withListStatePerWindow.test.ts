import { memoryStore } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { withListStatePerWindow } from '#console/app/start/withListStatePerWindow.ts'

describe('the stored state of lists [S2.09]', () => {
  it('keeps filters and selection per window, and shares everything else between windows', () => {
    const shared = memoryStore()
    const [one, other] = [withListStatePerWindow(shared), withListStatePerWindow(shared)]
    const heard = vi.fn()
    for (const store of [one, other]) store.setup()
    other.subscribe('good.listParams', heard)
    for (const key of ['good.listParams', 'good.selectedIds', 'good.columns']) one.setItem(key, ['of one'])
    expect(heard).not.toHaveBeenCalled()
    expect(one.getItem('good.listParams')).toEqual(['of one'])
    expect(other.getItem('good.listParams')).toBeUndefined()
    expect(other.getItem('good.selectedIds', [])).toEqual([])
    expect(other.getItem('good.columns')).toEqual(['of one'])
  })

  it('is deleted by a reset, together with everything else', () => {
    const store = withListStatePerWindow(memoryStore())
    store.setup()
    store.setItem('good.listParams', { page: 2 })
    store.setItem('good.columns', ['name'])
    store.reset()
    expect(store.listItems?.()).toEqual({})
  })
})
