import { useEffect, useRef, useState } from 'react'

interface Props {
  id: string
  name: string
  /** What the tool bar says: theme, language, density. A story's own word goes before it. */
  globals: Record<string, unknown>
  /** Lowest height, for what floats, sticks or fills a window. */
  least: number
}

/** A story in a window of its own: theme, contrast, language, density and what floats are its alone. */
export function StoryFrame({ id, name, globals, least }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(least)
  useEffect(() => {
    const timer = setInterval(() => {
      const story = frame.current?.contentDocument?.querySelector<HTMLElement>('[data-story]')
      if (story) setHeight(Math.max(least, story.offsetHeight))
    }, 500)
    return () => clearInterval(timer)
  }, [least])
  const wanted = Object.entries(globals).map((one) => one.join(':'))
  const address = new URLSearchParams({ viewMode: 'story', id, globals: wanted.join(';') })
  return (
    <iframe
      ref={frame}
      className="story-frame"
      title={name}
      loading="lazy"
      src={`iframe.html?${address}`}
      style={{ height }}
    />
  )
}
