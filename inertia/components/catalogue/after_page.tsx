import { memo, Suspense, useRef, type ComponentType, type ReactNode } from 'react'
import { Listens } from './listens'

/**
 * A part that the server draws and whose code the browser loads behind that of the page. As long
 * as its properties stay the same, nothing touches what the server drew until the code is there;
 * what was typed and pressed in it until then is told to it.
 */
export function afterPage<Props extends object>(
  Part: ComponentType<Props>,
  fallback: ReactNode = null
) {
  return memo(function AfterPage(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    return (
      <div ref={place} data-late="" className="contents">
        <Suspense fallback={fallback}>
          <Part {...props} />
          <Listens place={place} />
        </Suspense>
      </div>
    )
  })
}
