import type { AccountTab } from '../../screens/account/AccountTabs.tsx'
import { businessSettingTabs } from '../../business/settingTabs.ts'

/** The tabs that this product adds to the user's account settings. */
export const ownSettingTabs: readonly AccountTab[] = [...businessSettingTabs]
