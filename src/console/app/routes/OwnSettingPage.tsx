import { SettingPage } from '../../screens/account/SettingPage.tsx'
import { ownSettingTabs } from '../entities/ownSettingTabs.ts'

/** The settings of one's own account, with the tabs of this product. */
export function OwnSettingPage() {
  return <SettingPage ownTabs={ownSettingTabs} />
}
