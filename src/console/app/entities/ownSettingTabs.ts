import type { AccountTab } from '../../screens/account/AccountTabs.tsx'
import { businessSettingTabs } from '../../business/settingTabs.ts'

/** Tabs that this product adds to the settings of one's own account. */
export const ownSettingTabs: readonly AccountTab[] = [...businessSettingTabs]
