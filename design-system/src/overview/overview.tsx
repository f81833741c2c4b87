import { BrandMark } from '../components/brand_mark'
import { partsByGroup, pictureCount, type Part } from './all_parts'

/** Every part at a glance: half in light, half in dark, with what it is for. */
export function Overview() {
  const groups = [...partsByGroup()]
  const parts = groups.flatMap(([, list]) => list)
  const stories = parts.reduce((sum, part) => sum + part.stories, 0)
  return (
    <div className="sb-unstyled mx-auto max-w-page px-page-margin py-12 text-ink">
      <p className="flex items-center gap-2.5 pb-6 text-brand">
        <BrandMark />
        {BRAND}
      </p>
      <h1 className="max-w-lede pb-8 text-display-m">{STATEMENT}</h1>
      <Counts
        counts={{
          parts: parts.length,
          stories,
          pictures: pictureCount(),
          themes: 4,
          languages: 2,
          densities: 2,
        }}
      />
      {groups.map(([group, list]) => (
        <Group key={group} name={group} parts={list} />
      ))}
    </div>
  )
}

const BRAND = 'Kontor'
const STATEMENT = 'One set of parts. Every screen of the shop is composed from it.'

function Counts({ counts }: { counts: Record<string, number> }) {
  return (
    <dl className="grid grid-cols-facts gap-x-6 gap-y-4 border-y border-line-ink py-4">
      {Object.entries(counts).map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-ui-s text-muted">{name}</dt>
          <dd className="text-figure-l">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function Group({ name, parts }: { name: string; parts: readonly Part[] }) {
  return (
    <section aria-label={name} className="pt-12">
      <h2 className="flex items-baseline justify-between border-b border-line-ink pb-2">
        <span className="text-display-s">{name}</span>
        <span className="text-ui text-muted tabular-nums">{parts.length}</span>
      </h2>
      <ul className="grid grid-cols-films gap-x-6 gap-y-8 pt-5">
        {parts.map((part) => (
          <li key={part.id}>
            <Tile part={part} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ part: { id, name, use, stories, picture } }: { part: Part }) {
  return (
    <a href={`?path=/docs/${id}--docs`} target="_top" className="group block no-underline">
      <span className="relative block h-36 overflow-hidden border border-line bg-sunken">
        {picture && (
          <>
            <Half theme="light" src={picture.light} isCentred={CENTRED.test(name)} />
            <Half theme="dark" src={picture.dark} isCentred={CENTRED.test(name)} />
          </>
        )}
      </span>
      <span className="flex items-baseline justify-between gap-3 pt-2 text-ink">
        <span className="text-heading-s group-hover:underline">{name}</span>
        <span className="text-caption text-subtle tabular-nums">{stories}</span>
      </span>
      <span className="block text-ui-s text-muted">{firstSentence(use)}</span>
    </a>
  )
}

interface HalfProps {
  theme: 'light' | 'dark'
  src: string
  isCentred: boolean
}

/** What stands in the middle of a window is shown whole, all else from its upper corner. */
function Half({ theme, src, isCentred }: HalfProps) {
  return (
    <span className={`absolute inset-0 ${HALF[theme]}`}>
      <img src={src} alt="" className={isCentred ? WHOLE : CORNER} />
    </span>
  )
}

const HALF = { light: '', dark: '[clip-path:polygon(64%_0,100%_0,100%_100%,40%_100%)]' }
const CENTRED = /dialog|palette/i
const WHOLE = 'size-full object-cover'
const CORNER = 'h-auto w-auto max-w-none origin-top-left scale-60'

/** Up to the first full stop or colon. */
function firstSentence(use: string): string {
  return `${use.split(/[.:] /)[0]!.replace(/\.$/, '')}.`
}
