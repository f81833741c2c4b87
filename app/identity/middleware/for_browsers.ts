import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { bringsToken } from '#identity/http/brings_token'
import { bringsNothing } from '#shared/http/brings_nothing'

type Step = { handle(ctx: HttpContext, next: NextFn): unknown }
type StepClass = new (...dependencies: never[]) => Step
type Lazy = () => Promise<{ default: StepClass }>

/** What pages need: files, themes, form protection. A program without cookies skips all of it. */
export const forBrowsers = (...steps: Lazy[]) => {
  const loaded = () => Promise.all(steps.map(async (step) => (await step()).default))
  let classes: ReturnType<typeof loaded> | undefined
  class ForBrowsers {
    async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
      if (bringsToken(ctx) || bringsNothing(ctx)) return next()
      const [...left] = await (classes ??= loaded())
      const goOn = async (): Promise<unknown> => {
        const Next = left.shift()
        if (!Next) return next()
        const step: Step = await ctx.containerResolver.make(Next)
        return step.handle(ctx, goOn)
      }
      return goOn()
    }
  }
  return async () => ({ default: ForBrowsers })
}
