import { adoptChosenLanguage } from './language.ts'

// What is loaded after this asks for the language at once.
adoptChosenLanguage()
