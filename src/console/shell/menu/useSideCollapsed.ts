import { useStore } from 'react-admin'

/** Whether the side menu shows icons only. */
export function useSideCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useStore<boolean>('side.collapsed', false)
  return [collapsed, () => setCollapsed(!collapsed)]
}
