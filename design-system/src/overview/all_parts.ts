export interface StoryFile {
  default: {
    title: string
    parameters?: { guide?: { use: string; not: string } }
  }
  [story: string]: unknown
}

/** A part as the overview shows it. */
export interface Part {
  /** As addresses and pictures name it: "data-coverage-ribbon". */
  id: string
  name: string
  use: string
  stories: number
  /** Of one of its stories, where one is pictured. */
  picture?: { light: string; dark: string }
}

const FILES = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
const PICTURES = import.meta.glob<string>('../../screenshots/*/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Every part by its group, in the order of the side bar. */
export function partsByGroup(): Map<string, Part[]> {
  const groups = new Map<string, Part[]>(ORDER.map((group) => [group, []]))
  for (const file of Object.values(FILES)) {
    const [group = '', name = ''] = file.default.title.split('/')
    groups.get(group)?.push(readPart(file, name))
  }
  for (const parts of groups.values()) parts.sort((a, b) => a.name.localeCompare(b.name))
  return groups
}

/** How many pictures are compared, light and dark counted apart. */
export const pictureCount = () => Object.keys(PICTURES).length

export const ORDER = [
  'Foundations',
  'Actions',
  'Forms',
  'Navigation',
  'Overlays',
  'Feedback',
  'Data',
  'Commerce',
  'Frame',
]

function readPart(file: StoryFile, name: string): Part {
  const { title, parameters } = file.default
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    id,
    name,
    use: parameters?.guide?.use ?? '',
    stories: Object.keys(file).filter(isStory).length,
    picture: pictureOf(id),
  }
}

// The bundler adds an export of its own, which begins with underscores.
const isStory = (name: string) => name !== 'default' && !name.startsWith('__')

const NARROW = /narrow|finger/
/** What floats is pictured where it is open. */
const OPEN = /^overlays-|^feedback-toast|^commerce-quote-panel/
const SHOWN =
  /-(?:look|work|found|basket|by-key|on-focus|safe-answer-first|above-the-save-bar|default|german)\.png$/

function pictureOf(id: string): Part['picture'] {
  const light = Object.keys(PICTURES).filter((path) => path.includes(`/light/${id}-`))
  const open = OPEN.test(id) ? light.find((one) => SHOWN.test(one)) : undefined
  const path = open ?? light.find((one) => one.endsWith(`${id}-default.png`)) ?? light.find(isWide)
  const found = path ?? light[0]
  if (!found) return undefined
  return { light: PICTURES[found]!, dark: PICTURES[found.replace('/light/', '/dark/')]! }
}

const isWide = (path: string) => !NARROW.test(path)
