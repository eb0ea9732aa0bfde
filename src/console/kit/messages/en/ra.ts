import { mergeTranslations } from 'ra-core'
import type { TranslationMessages } from 'ra-core'
import baseMessages from 'ra-language-english'

/** react-admin's own messages, with two that it uses but does not define. */
export const ra: TranslationMessages = mergeTranslations(baseMessages, {
  ra: {
    message: {
      update_content: 'Are you sure you want to update this %{name}?',
      update_title: 'Update %{name} %{recordRepresentation}',
    },
  },
})
