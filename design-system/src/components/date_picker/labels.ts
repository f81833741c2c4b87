export interface DatePickerLabels {
  /** Names the button: "Choose a day". The field's own label is added. */
  open: string
  previousMonth: string
  nextMonth: string
}
