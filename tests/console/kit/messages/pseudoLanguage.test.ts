import { describe, expect, it } from 'vitest'
import { loadMessages } from '#console/kit/messages/loadMessages.ts'
import { pseudoCatalogue, shownText } from '#console/kit/messages/catalogue/pseudoLanguage.ts'
import { createI18nProvider } from '#console/kit/messages/createI18nProvider.ts'

describe('the pseudo-language [S1.02]', () => {
  it('puts every text into brackets, also each plural form and the results of functions', () => {
    const catalogue = {
      page: { title: '标题', count: '%{n} row |||| %{n} rows' },
      of: (page: number) => `第 ${page} 页`,
    }
    const shown = pseudoCatalogue(catalogue)
    expect(shown.page.title).toBe('⟦标题⟧')
    expect(shown.page.count).toBe('⟦%{n} row⟧ |||| ⟦%{n} rows⟧')
    expect(shown.of(3)).toBe('⟦第 3 页⟧')
  })

  it('nests brackets where one text contains another', async () => {
    const { consoleMessages } = await loadMessages('zh')
    const { translate } = createI18nProvider('zh', pseudoCatalogue(consoleMessages))
    const name = translate('resources.good.name', { smart_count: 1 })
    expect(translate('screens.form.editTitle', { name })).toBe('⟦编辑⟦商品⟧⟧')
  })

  it('is used only in a build that asks for it', async () => {
    const { consoleMessages } = await loadMessages('zh')
    expect(JSON.stringify(consoleMessages)).not.toContain('⟦')
    expect(shownText('标题')).toBe('标题')
  })
})
