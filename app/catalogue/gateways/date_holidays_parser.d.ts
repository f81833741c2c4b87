/* The package ships types that its export map hides. */
declare module 'date-holidays-parser' {
  type Rule = { name: Record<string, string> }
  type Data = {
    holidays: Record<string, { names: Record<string, string>; days: Record<string, Rule> }>
  }
  type Holiday = { date: string; rule: string }

  export default class Holidays {
    constructor(data: Data)
    init(country: string): void
    getHolidays(year: number): Holiday[]
    /** False for a rule outside of its grammar. */
    setHoliday(rule: string, name: string): boolean
  }
}
