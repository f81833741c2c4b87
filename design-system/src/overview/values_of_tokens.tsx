import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { contrast, paintedColour } from '../tokens/contrast'
import sizes from '../tokens/theme.css?raw'
import roleRules from '../tokens/type.css?raw'
import colours from '../tokens/colours.css?raw'

/** Ink, and the paper it is measured on. */
const PAIRS: [ink: string, paper: string, least: number][] = [
  ['ink', 'canvas', 11.75],
  ['ink-muted', 'canvas', 6.6],
  ['ink-subtle', 'canvas', 4.5],
  ['ink-subtle', 'surface-selected', 4.5],
  ['accent-text', 'canvas', 4.5],
  ['on-accent', 'accent', 4.5],
  ['warning-text', 'warning-subtle', 4.5],
  ['danger-text', 'danger-subtle', 4.5],
  ['on-danger', 'danger', 4.5],
  ['ink-inverse', 'surface-inverse', 7],
  ['cov-selected-ink', 'cov-selected', 4.5],
  ['control-border', 'canvas', 3],
  ['cov-available', 'canvas', 3],
  ['cov-degraded', 'canvas', 3],
  ['cov-missing', 'canvas', 3],
]

const LOOKS = ['light', 'dark', 'light more', 'dark more'] as const

/** `--name: value;` of a style sheet, each name once. */
const declared = (css: string, name: RegExp): [string, string][] =>
  [
    ...new Map(
      [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)]
        .filter(([, one]) => name.test(one!))
        .map(([, one, value]): [string, string] => [one!, value!.replaceAll(/\s+/g, ' ')])
        .toReversed()
    ),
  ].toReversed()

/** Every token with its value; contrasts as the browser paints them now. */
export function ValuesOfTokens() {
  return (
    <div className="sb-unstyled grid gap-12 text-ink">
      <Values title="Colours, light and dark" of={declared(colours, /./)} sample={swatch} />
      <Contrasts />
      <Roles />
      <Values title="Space and sizes" of={declared(sizes, /^(page|control|row|cell|spacing)-/)} />
      <Values title="Radius" of={declared(sizes, /^radius-\w+$/)} sample={corner} />
      <Values title="Motion" of={declared(sizes, /^duration-|^default-transition/)} />
    </div>
  )
}

const swatch = (name: string) => (
  <span
    className="block h-6 w-16 rounded-control border border-line"
    style={{ background: `var(--${name})` }}
  />
)

const corner = (_: string, value: string) => (
  <span className="block size-8 border border-line-ink" style={{ borderRadius: value }} />
)

interface ValuesProps {
  title: string
  of: [string, string][]
  sample?: (name: string, value: string) => ReactNode
}

function Values({ title, of, sample }: ValuesProps) {
  return (
    <section aria-label={title}>
      <h2 className="border-b border-line-ink pb-2 text-display-s">{title}</h2>
      <table className="w-full text-ui">
        <tbody>
          {of.map(([name, value]) => (
            <tr key={name} className="border-b border-line">
              {sample && <td className="py-2 pr-4">{sample(name, value)}</td>}
              <th scope="row" className="py-2 pr-4 text-left text-mono">
                {name}
              </th>
              <td className="py-2 text-mono">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Measured in each theme and each contrast, against the least that the design allows. */
function Contrasts() {
  const [figures, setFigures] = useState<Record<string, number[]>>({})
  useLayoutEffect(() => setFigures(measured()), [])
  return (
    <section aria-label={CONTRASTS}>
      <h2 className="border-b border-line-ink pb-2 text-display-s">{CONTRASTS}</h2>
      <table className="w-full text-ui">
        <thead>
          <tr className="border-b border-line-ink text-left text-label">
            {['', 'at least', ...LOOKS].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(([ink, paper, least]) => (
            <tr key={ink + paper} className="border-b border-line tabular-nums">
              <th scope="row" className="py-2 pr-4 text-left text-mono">
                {`${ink} / ${paper}`}
              </th>
              <td className="pr-4">{least}</td>
              {LOOKS.map((look, at) => (
                <td key={look} className="pr-4">
                  {figures[ink + paper]?.[at]?.toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const CONTRASTS = 'Contrast'

/** Puts each look on the page for a moment, before anything is painted. */
function measured(): Record<string, number[]> {
  const { dataset } = document.documentElement
  const { theme, contrast: former } = dataset
  const columns = LOOKS.map((look) => {
    const [now, more] = look.split(' ')
    dataset.theme = now
    if (more) dataset.contrast = more
    else delete dataset.contrast
    return PAIRS.map(([ink, paper]) => contrast(ink, paper))
  })
  if (theme) dataset.theme = theme
  else delete dataset.theme
  if (former) dataset.contrast = former
  else delete dataset.contrast
  paintedColour('canvas')
  return Object.fromEntries(
    PAIRS.map(([ink, paper], row) => [ink + paper, columns.map((column) => column[row]!)])
  )
}

/** The roles of words: each drawn as it is, with its measures. */
function Roles() {
  const roles = [...roleRules.matchAll(/@utility (text-[\w-]+) \{([^}]*)\}/g)]
  return (
    <section aria-label={TYPE}>
      <h2 className="border-b border-line-ink pb-2 text-display-s">{TYPE}</h2>
      {roles.map(([, role, rules]) => (
        <div
          key={role}
          className="grid grid-cols-facets-page items-baseline gap-4 border-b border-line py-3"
        >
          <span className="text-mono">{role}</span>
          <div className="min-w-0">
            <RoleSample rules={rules!} />
            <span className="text-caption text-subtle">
              {rules!.trim().replaceAll(/\s+/g, ' ')}
            </span>
          </div>
        </div>
      ))}
    </section>
  )
}

const TYPE = 'Type'
const SAMPLE = 'Sold by the trading day, 9,424.00 EUR'

/** Drawn by the rules themselves: a class that nothing else uses would not be there. */
function RoleSample({ rules }: { rules: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => place.current?.setAttribute('style', rules), [rules])
  return <p ref={place}>{SAMPLE}</p>
}
