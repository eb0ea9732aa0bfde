/** The languages of every text in a schema; the interface names them zh-ch and en-us. */
export type Language = 'zh' | 'en'

/** One text in both languages. */
export type Text = Readonly<Record<Language, string>>
