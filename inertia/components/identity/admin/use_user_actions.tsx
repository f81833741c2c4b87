import { PadlockIcon, RetryIcon, TrashIcon } from '@kontor/design-system/icon'
import type { Data } from '@generated/data'
import { useState, type ReactNode } from 'react'
import { ADDRESSES, mergerAddress } from '~/components/shell/addresses'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { LockDialog } from './lock_dialog'
import { AskFirst, type Asked } from '~/components/shell/ask_first'

type ActionUser = Pick<
  Data.Identity.UserRow,
  'id' | 'name' | 'email' | 'isLocked' | 'isStaff' | 'mergedInto' | 'refusals'
>

export type UserAction = {
  id: 'lock' | 'reset' | 'merge' | 'remove'
  label: string
  icon?: ReactNode
  reason?: string
  href?: string
  run?: () => void
  isDanger?: boolean
}

/** What staff can do with a user; each asks first, and what cannot be done says why. */
export function useUserActions(user: ActionUser): { actions: UserAction[]; question: ReactNode } {
  const t = useText('identity/people')
  const words = useText('identity/merger')
  const sayCode = useCodeText('identity/account', 'identity/merger')
  const [asked, ask] = useState<Asked | null>(null)
  const [isLocking, setLocking] = useState(false)
  const { id, isLocked, isStaff, mergedInto, refusals } = user
  const because = (action: keyof NonNullable<typeof refusals>) => {
    const code = refusals?.[action]
    return code ? sayCode({ code }) : undefined
  }
  const question = (change: keyof typeof CALLS): Asked => ({
    ...questionOf(t, change, user),
    ...{ ...CALLS[change], path: `${ADDRESSES.users}/${id}${CALLS[change].path}` },
  })
  const merge: UserAction[] =
    isStaff || mergedInto !== null
      ? []
      : [{ id: 'merge', label: words('action'), href: mergerAddress(id) }]
  return {
    actions: [
      {
        id: 'lock',
        label: t(isLocked ? 'row.unlock' : 'row.lock'),
        icon: <PadlockIcon />,
        reason: because('lock'),
        run: () => (isLocked ? ask(question('unlock')) : setLocking(true)),
      },
      {
        id: 'reset',
        label: t('row.reset_password'),
        icon: <RetryIcon />,
        reason: because('resetPassword'),
        run: () => ask(question('reset')),
      },
      ...merge,
      {
        id: 'remove',
        label: t('row.delete'),
        icon: <TrashIcon />,
        reason: because('delete'),
        run: () => ask(question('remove')),
        isDanger: true,
      },
    ],
    question: (
      <>
        {isLocking && <LockDialog user={user} onClose={() => setLocking(false)} />}
        <AskFirst asked={asked} onClose={() => ask(null)} />
      </>
    ),
  }
}

const CALLS = {
  unlock: { method: 'delete', path: '/lock', tone: 'primary' },
  reset: { method: 'post', path: '/password-reset', tone: 'primary' },
  remove: { method: 'delete', path: '', tone: 'destroy' },
} as const

type Say = ReturnType<typeof useText<'identity/people'>>

function questionOf(t: Say, change: keyof typeof CALLS, { name, email }: ActionUser) {
  const words = { name: name || email, email }
  return {
    title: t(`${change}.title`, words),
    text: t(`${change}.text`, words),
    keep: t(`${change}.keep`),
    confirm: t(`${change}.confirm`),
    pending: t(`${change}.pending`),
  }
}
