import { memo, Suspense, type ComponentType, type ReactNode } from 'react'

/**
 * A part that the server draws and whose code the browser loads behind that of the page. As long
 * as its properties stay the same, nothing touches what the server drew until the code is there.
 */
export function afterPage<Props extends object>(
  Part: ComponentType<Props>,
  fallback: ReactNode = null
) {
  return memo(function AfterPage(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}
