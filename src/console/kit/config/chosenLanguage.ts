import { adoptChosenLanguage } from './language.ts'

// Runs at import, because the modules loaded afterwards read the language at once.
adoptChosenLanguage()
