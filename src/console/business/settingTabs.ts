import type { AccountTab } from '../screens/account/AccountTabs.tsx'
import { BindingSettings } from './weChat/BindingSettings.tsx'

/** The tabs that the business adds to the account settings. */
export const businessSettingTabs: readonly AccountTab[] = [{ name: 'binding', Panel: BindingSettings }]
