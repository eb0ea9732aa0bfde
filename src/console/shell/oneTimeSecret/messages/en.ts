import type { SecretWords } from './zh.ts'

/** The messages of shown secrets, in English. */
export const secretWords: SecretWords = {
  password: {
    title: 'Initial password',
    label: 'New password',
    done: 'The user was created. This password is valid for 72 hours and has to be changed at the first log-in. Hand it to the user: it cannot be shown again.',
  },
  secret: {
    title: 'Signing secret',
    label: 'Signing secret',
    done: 'A signing secret was made. Hand it to the receiver, who checks calls by it: it cannot be shown again.',
  },
}
