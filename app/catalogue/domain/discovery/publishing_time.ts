/** When the last file of a day was written: on which day and in which of its minutes, by the shop's clocks. */
export type Arrived = { day: number; onDay: number; minute: number }

export type PublishingTime = { publishDelayDays: number; publishTime: string }

const MINUTES = 1_440
const LEAST_DAYS = 5
const MOST_DELAY_DAYS = 10
/** Files of a rhythm come within hours; those that were copied at once, with the same moment for years. */
const WITHIN_MINUTES = 180
const LEAST_SHARE = 0.6
const STEP_MINUTES = 15

/** When nearly all of a day's files are there; null where the times of the files follow no such rhythm. */
export function publishingTime(arrivals: readonly Arrived[]): PublishingTime | null {
  if (arrivals.length < LEAST_DAYS) return null
  const delays = arrivals
    .map(({ day, onDay, minute }) => (onDay - day) * MINUTES + minute)
    .sort((one, other) => one - other)
  const median = delays[Math.floor(delays.length / 2)]!
  const usual = delays.filter((delay) => Math.abs(delay - median) <= WITHIN_MINUTES)
  const isPlausible = median >= 0 && median < MOST_DELAY_DAYS * MINUTES
  if (!isPlausible || usual.length < delays.length * LEAST_SHARE) return null
  const late = usual[Math.ceil(usual.length * 0.95) - 1]!
  const rounded = Math.ceil(late / STEP_MINUTES) * STEP_MINUTES
  const [hour, minute] = [Math.floor((rounded % MINUTES) / 60), rounded % 60]
  return {
    publishDelayDays: Math.floor(rounded / MINUTES),
    publishTime: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
  }
}
