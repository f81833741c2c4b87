import { router } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { MoreIcon, PadlockIcon, RetryIcon, TrashIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES, mergerAddress } from '~/components/shell/addresses'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'

type User = Data.Identity.UserRow
type Change = 'lock' | 'unlock' | 'reset' | 'remove'

/** What can be done with a user of the list; each asks first, and what cannot be done says why. */
export function UserRowActions({ user }: { user: User }) {
  const t = useText('identity/people')
  const words = useText('identity/merger')
  const [asked, ask] = useState<Change | null>(null)
  const because = useReasons(user)
  const name = user.name || user.email
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('row.menu', { name })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem
          label={t(user.isLocked ? 'row.unlock' : 'row.lock')}
          icon={<PadlockIcon />}
          reason={because('lock')}
          onAction={() => ask(user.isLocked ? 'unlock' : 'lock')}
        />
        <MenuItem
          label={t('row.reset_password')}
          icon={<RetryIcon />}
          reason={because('resetPassword')}
          onAction={() => ask('reset')}
        />
        {!user.isStaff && user.mergedInto === null && (
          <MenuItem label={words('action')} href={mergerAddress(user.id)} />
        )}
        <MenuSeparator />
        <MenuItem
          label={t('row.delete')}
          icon={<TrashIcon />}
          tone="danger"
          reason={because('delete')}
          onAction={() => ask('remove')}
        />
      </Menu>
      {asked && <Question change={asked} user={user} onClose={() => ask(null)} />}
    </>
  )
}

function useReasons({ refusals }: User) {
  const sayCode = useCodeText('identity/account', 'identity/merger')
  return (action: keyof NonNullable<User['refusals']>) => {
    const code = refusals?.[action]
    return code ? sayCode({ code }) : undefined
  }
}

const CALLS = {
  lock: { method: 'post', path: '/lock' },
  unlock: { method: 'delete', path: '/lock' },
  reset: { method: 'post', path: '/password-reset' },
  remove: { method: 'delete', path: '' },
} as const

interface QuestionProps {
  change: Change
  user: User
  onClose: () => void
}

function Question({ change, user, onClose }: QuestionProps) {
  const t = useText('identity/people')
  const [isPending, setPending] = useState(false)
  const { method, path } = CALLS[change]
  const words = { name: user.name || user.email, email: user.email }
  const confirm = () =>
    router.visit(`${ADDRESSES.users}/${user.id}${path}`, {
      method,
      preserveScroll: true,
      preserveState: true,
      onStart: () => setPending(true),
      onFinish: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`${change}.title`, words)}
      keepLabel={t(`${change}.keep`)}
      confirmLabel={t(`${change}.confirm`)}
      pendingLabel={t(`${change}.pending`)}
      isPending={isPending}
      tone={change === 'remove' || change === 'lock' ? 'destroy' : 'primary'}
      onConfirm={confirm}
    >
      {t(`${change}.text`, words)}
    </ConfirmDialog>
  )
}
