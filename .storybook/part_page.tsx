import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

/** When a part is the right one and when another is. Every part has one. */
export interface Guide {
  use: string
  not: string
}

/** The page of a part: what it is, when to use it, its playground, then every state. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = preparedMeta.parameters.guide as Guide
  return (
    <>
      <Title />
      <Description />
      <Markdown>{`**Use it for.** ${guide.use}\n\n**Not for.** ${guide.not}`}</Markdown>
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
