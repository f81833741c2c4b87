import { formatMoment } from '@kontor/design-system/date_text'
import { Kbd } from '@kontor/design-system/kbd'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

export const KEYS = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
  [['c'], 'confirm'],
  [['r'], 'remind'],
  [['g'], 'refund'],
  [['s'], 'restart'],
  [['t'], 'take'],
  [['z'], 'rest'],
  [['x'], 'select'],
  [['u'], 'undo'],
  [['/'], 'line'],
  [['?'], 'all'],
] as const

/** What the foot has room for in one line; the dialog of the last one has them all. */
const AT_FOOT: ReadonlySet<string> = new Set([
  'move',
  'open',
  'confirm',
  'remind',
  'take',
  'line',
  'all',
])

interface DeskKeysProps {
  changedAt: Date | null
  isLost: boolean
  hasKeys: boolean
}

/** The keys of the desk, and whether it is live, at its foot. */
export function DeskFoot({ changedAt, isLost, hasKeys }: DeskKeysProps) {
  const t = useText('desk/today')
  const [, at = ''] = changedAt ? formatMoment(changedAt.toISOString()).split(' ') : []
  return (
    <div className="sticky bottom-0 mt-10 flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-line-strong bg-canvas py-2.5 max-md:static print:hidden">
      {hasKeys && (
        <ul
          aria-label={t('keys.label')}
          className="flex flex-wrap gap-x-5 gap-y-1 pointer-coarse:hidden max-md:hidden"
        >
          {KEYS.filter(([, name]) => AT_FOOT.has(name)).map(([keys, name]) => (
            <Text key={name} as="li" role="ui-s" tone="muted">
              {keys.map((key) => (
                <span key={key}>
                  <Kbd>{key}</Kbd>{' '}
                </span>
              ))}
              {t(`keys.${name}`)}
            </Text>
          ))}
        </ul>
      )}
      <div className="ms-auto">
        <Text role="ui-s" tone={isLost ? 'danger' : 'muted'} isTabular>
          {isLost ? t('keys.lost') : at ? t('keys.live', { at }) : t('keys.still')}
        </Text>
      </div>
    </div>
  )
}
