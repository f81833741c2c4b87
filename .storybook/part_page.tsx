import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { StoryFrame } from './story_frame'

/** When a part is the right one and when another is. Every part has one. */
export interface Guide {
  use: string
  not: string
}

/** What floats is shown in a window that has room for it. */
const FLOATS = 'page-look'
const ROOM = 440
const LEAST = 72

/** The page of a part: what it is, when to use it, its playground, then every state in its own window. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const { guide, docs } = preparedMeta.parameters as { guide: Guide; docs?: { room?: number } }
  const stories = context.componentStories()
  const primary = stories[0]
  if (!primary) return <Title />
  const { globals } = context.getStoryContext(primary)
  const frameOf = ({ id, name, tags }: (typeof stories)[number]) => (
    <StoryFrame
      key={id}
      id={id}
      name={name}
      globals={globals}
      least={docs?.room ?? (tags.includes(FLOATS) ? ROOM : LEAST)}
    />
  )
  return (
    <>
      <Title />
      <Description />
      <Markdown>{`**Use it for.** ${guide.use}\n\n**Not for.** ${guide.not}`}</Markdown>
      {docs?.room ? frameOf(primary) : <Primary />}
      {docs?.room ? <ArgTypes /> : <Controls />}
      {stories.filter(isShown).map((story) => (
        <section key={story.id} id={`anchor--${story.id}`} className="story-section">
          <h3>{inSentence(story.name)}</h3>
          {frameOf(story)}
        </section>
      ))}
    </>
  )
}

/** The playground stands above, and so does what it shows unless it is played with. */
const isShown = ({ name, moduleExport }: { name: string; moduleExport: object }) =>
  name !== 'Playground' && !(name === 'Default' && !Object.keys(moduleExport).some(isAnother))

const isAnother = (key: string) => !['tags', 'play'].includes(key)

/** "Pending Keeps Focus" as a title of the house: "Pending keeps focus". */
export const inSentence = (name: string): string =>
  name.replaceAll(/(?<=\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
