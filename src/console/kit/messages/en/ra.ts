import { mergeTranslations } from 'ra-core'
import type { TranslationMessages } from 'ra-core'
import baseMessages from 'ra-language-english'

/** react-admin's own words, with two that it asks for and does not bring. */
export const ra: TranslationMessages = mergeTranslations(baseMessages, {
  ra: {
    message: {
      update_content: 'Are you sure you want to update this %{name}?',
      update_title: 'Update %{name} %{recordRepresentation}',
    },
  },
})
