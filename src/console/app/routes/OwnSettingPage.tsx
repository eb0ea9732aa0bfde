import { SettingPage } from '../../screens/account/SettingPage.tsx'
import { ownSettingTabs } from '../entities/ownSettingTabs.ts'

/** The user's account settings, with the tabs of this product. */
export function OwnSettingPage() {
  return <SettingPage ownTabs={ownSettingTabs} />
}
