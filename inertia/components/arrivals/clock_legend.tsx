import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

const MARKS = [
  { name: 'usual', path: 'M2 9h2v7h-2z', className: 'fill-subtle' },
  { name: 'came', path: 'M2 0h2v16h-2z', className: 'fill-cov-available' },
  { name: 'rare', path: 'M2 0h2v16h-2z', className: 'fill-warning' },
  { name: 'due', path: 'M1.5 16V2.5h3V16', className: 'fill-none stroke-control-border' },
  { name: 'estimate', path: 'M.5 16V2.5h9V16', className: 'fill-none stroke-warning' },
] as const

export function ClockLegend() {
  const t = useText('arrivals/words')
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-3">
      {MARKS.map(({ name, path, className }) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" width={10} height={16} className="[shape-rendering:crispEdges]">
            <path d={path} className={className} />
          </svg>
          <Text as="span" role="ui-s" tone="muted">
            {t(`legend.${name}`)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
