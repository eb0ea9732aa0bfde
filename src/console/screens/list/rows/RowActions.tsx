import { use, useEffect, useEffectEvent, useState } from 'react'
import { useCreatePath, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { QuickLink } from '../../../kit/page/QuickLink.tsx'
import type { OwnAction } from '../../parts/OwnParts.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useOwnActions } from '../../parts/useOwnActions.ts'
import { movesOf } from '../../actions/movesOf.ts'
import type { AllowedActions } from '../../../session/access/useAllowed.ts'
import { RowMenuContext } from './RowMenuContext.ts'
import styles from './RowActions.module.css'
import type { RecordLink } from '../../actions/RecordLink.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

// Loaded when a menu is opened.
const RecordMenu = lazy(async () => ({ default: (await import('../../actions/RecordMenu.tsx')).RecordMenu }))

interface RowActionsProps {
  resource: Resource
  record: RaRecord
  allowed: AllowedActions
  /** Puts everything into the menu, for want of room. */
  compact?: boolean
  /** Further links of the row, such as one that adds a record below it. */
  extra?: readonly RecordLink[]
  /** Items for the menu only, such as moving the row. */
  more?: readonly RecordLink[]
}

/** The actions on a row: edit as a link, and in a menu view, state moves and delete. */
export function RowActions({
  resource,
  record,
  allowed,
  compact = false,
  extra = [],
  more = [],
}: RowActionsProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const moves = movesOf(resource, record, allowed)
  const name = recordTitle(resource, record, useEntityWords(resource))
  const link = (type: 'show' | 'edit'): RecordLink => ({
    label: translate(`screens.action.${type}`),
    to: createPath({ resource: resource.entity, id: record.id, type }),
  })
  const view = allowed.show ? [link('show')] : []
  const edit = allowed.edit ? [link('edit')] : []
  // The row's name already links to its view, so if both are allowed only edit takes room.
  const shown = compact ? [] : [...extra, ...(allowed.edit ? edit : view)]
  const hidden = [...(compact ? [...extra, ...view, ...edit] : allowed.edit ? view : []), ...more]
  const own = useOwnActions(resource, 'record', allowed)
  const hasMenu = allowed.copy || moves.length > 0 || allowed.delete || hidden.length > 0 || own.length > 0
  return (
    <>
      {shown.map((one) => (
        <LinkButton key={one.label} link={one} name={name} />
      ))}
      {hasMenu && (
        <MoreMenu
          resource={resource}
          record={record}
          moves={moves}
          links={hidden}
          own={own}
          mayCopy={allowed.copy}
          mayDelete={allowed.delete}
          name={name}
        />
      )}
    </>
  )
}

function LinkButton({ link: { label, to = '' }, name }: { link: RecordLink; name: string }) {
  return (
    <QuickLink to={to} className={styles.link} label={`${label} ${name}`}>
      {label}
    </QuickLink>
  )
}

interface MoreMenuProps extends Pick<RowActionsProps, 'resource' | 'record'> {
  links: readonly RecordLink[]
  moves: readonly Move[]
  own: readonly OwnAction[]
  mayCopy: boolean
  mayDelete: boolean
  name: string
}

/** The button of a row's menu. The menu itself is created when it is first opened, as a page may show a hundred rows. */
function MoreMenu({ name, ...props }: MoreMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [used, setUsed] = useState(false)
  const openOutside = use(RowMenuContext)
  const { record, links } = props
  const onClose = () => setAnchor(null)
  const showAt = useEffectEvent((place: HTMLElement | null) =>
    openOutside?.({ id: record.id, links, anchor: place, onClose }),
  )
  useEffect(() => {
    if (!anchor) return undefined
    showAt(anchor)
    // The menu has no place without its button.
    return () => showAt(null)
  }, [anchor])
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={translate('screens.action.moreOf', { record: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      />
      {used && !openOutside && (
        <Overlay open={anchor !== null} onClose={onClose}>
          <RecordMenu {...props} anchor={anchor} onClose={onClose} />
        </Overlay>
      )}
    </>
  )
}
