import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../components/button'
import { IconButton } from '../components/icon_button'
import { MoreIcon } from '../components/icon'
import { Link } from '../components/link'
import { TextField } from '../components/text_field'

const STATES = ['rest', 'hover', 'focus-visible', 'active'] as const
type State = (typeof STATES)[number]

const HEADS: Record<State, string> = {
  'rest': 'At rest',
  'hover': 'Hover',
  'focus-visible': 'Focus by keys',
  'active': 'Pressed',
}

const CONTROLS: Record<string, () => ReactNode> = {
  'Primary': () => <Button variant="primary">{LABEL}</Button>,
  'Secondary': () => <Button>{LABEL}</Button>,
  'Quiet': () => <Button variant="quiet">{LABEL}</Button>,
  'Danger': () => <Button variant="danger">{LABEL}</Button>,
  'Destroy': () => <Button variant="destroy">{LABEL}</Button>,
  'Icon': () => (
    <IconButton label={LABEL}>
      <MoreIcon />
    </IconButton>
  ),
  'Link': () => <Link href="#states">{LABEL}</Link>,
  'Text field': () => <TextField label={LABEL} value="10412" onChange={() => {}} />,
}

const LABEL = 'Open order'

/** Hover, focus and pressed, side by side: what a pointer or a key would do to each. */
export function StatesOfControls() {
  useLayoutEffect(standInForPointer, [])
  return (
    <table className="sb-unstyled w-full text-ui text-ink">
      <thead>
        <tr className="border-b border-line-ink text-left text-label">
          <th />
          {STATES.map((state) => (
            <th key={state} scope="col" className="py-2 pr-4">
              {HEADS[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(CONTROLS).map(([name, draw]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-3 pr-4 text-left text-label">
              {name}
            </th>
            {STATES.map((state) => (
              <td key={state} className="py-3 pr-4">
                <Shown state={state}>{draw()}</Shown>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Shown({ state, children }: { state: State; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = place.current?.querySelector('button, a, input')
    control?.classList.add(`shown-${state}`)
    if (state === 'active') control?.setAttribute('data-pressed', 'true')
  }, [state])
  return <div ref={place}>{children}</div>
}

const PSEUDO = /:(hover|focus-visible|active)(?![\w-])/g

/** Every rule for a state of the pointer or the keys counts for a class of its name as well. */
function standInForPointer() {
  const copies = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .map(({ cssText }) => cssText)
      .filter((text) => text.search(PSEUDO) >= 0)
      .map((text) => text.replaceAll(PSEUDO, '.shown-$1'))
  )
  const style = document.createElement('style')
  style.textContent = copies.join('\n')
  document.head.append(style)
  return () => style.remove()
}
