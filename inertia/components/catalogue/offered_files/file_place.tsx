import { ArrowDownIcon, ArrowUpIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Text } from '@kontor/design-system/text'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { OFFERED_FILES, type OfferedFile } from './types'

interface FilePlaceProps {
  file: OfferedFile
  /** Counted from one. */
  place: number
  of: number
  onMoved: (place: number) => void
  /** Told why it stays where it is. */
  onRefused: (message: string | null) => void
}

const WAYS = [
  { to: 'up', step: -1, Icon: ArrowUpIcon },
  { to: 'down', step: 1, Icon: ArrowDownIcon },
] as const

const idOf = ({ id }: OfferedFile, to: string) => `file_${id}_${to}`

/** Moves a file by one place; the button keeps the focus, so that it goes on with the next press. */
export function FilePlace({ file, place, of, onMoved, onRefused }: FilePlaceProps) {
  const t = useText('catalogue/offered_files')
  const { post, isPending } = usePost(`${OFFERED_FILES}/${file.id}/place`, 'put')
  const move = (to: string, next: number) => {
    if (isPending) return
    onRefused(null)
    post(
      { to },
      {
        onSuccess: () => onMoved(next),
        onError: ({ form }) => onRefused(form ?? null),
        onFinish: () => focusOn(file, to),
      }
    )
  }
  return (
    <span className="flex items-center gap-1">
      <Text as="span" role="ui" isTabular>
        {place}
      </Text>
      {WAYS.map(({ to, step, Icon }) => {
        const next = place + step
        return (
          <IconButton
            key={to}
            id={idOf(file, to)}
            label={t(`row.${to}`, { name: file.name })}
            isDisabled={next < 1 || next > of}
            onPress={() => move(to, next)}
          >
            <Icon />
          </IconButton>
        )
      })}
    </span>
  )
}

/** At the end of the shelf the way back takes the focus. */
function focusOn(file: OfferedFile, to: string) {
  requestAnimationFrame(() => {
    const [same, other] = [to, to === 'up' ? 'down' : 'up'].map((way) =>
      document.getElementById(idOf(file, way))
    )
    if (same instanceof HTMLButtonElement && !same.disabled) same.focus()
    else other?.focus()
  })
}
