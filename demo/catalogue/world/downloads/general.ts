import { stringify } from 'csv-stringify/sync'
import type { DownloadCategory } from '#catalogue/domain/download_centre'
import { CALENDARS, holidaysOf } from '#demo/catalogue/world/calendars'
import { CATEGORIES } from '#demo/catalogue/world/categories'
import { filePatternOf, PRODUCTS } from '#demo/catalogue/world/products/index'

export type DemoDownload = {
  category: DownloadCategory
  name: string
  content: string | Buffer
  /** Without one it is in none, such as data and programs. */
  language?: 'en' | 'de'
}

const FIRST_STEPS = `Kontor: first steps with your data

1. Choose a product and its days. The quote names every day that is not charged and why.
2. Order. Payment is in advance: by bank transfer with the reference of your order, or by card.
3. When the payment is confirmed the files are made. You get an e-mail when they are ready.
4. Download each file once within 90 days, from the order in your account.
5. Compare the SHA-256 sum beside the file with that of your copy (see verify_files.sh under Binaries).

Times are UTC unless the field dictionary says otherwise. CSV files are UTF-8 with a head line and
a comma; gzip files hold one CSV file each. pcap files hold the packets as they were captured.
`

const ERSTE_SCHRITTE = `Kontor: erste Schritte mit Ihren Daten

1. Wählen Sie ein Produkt und seine Tage. Das Angebot nennt jeden Tag, der nicht berechnet wird, und warum.
2. Bestellen Sie. Bezahlt wird im Voraus: per Überweisung mit der Referenz der Bestellung oder mit Karte.
3. Sobald die Zahlung bestätigt ist, werden die Dateien erstellt. Sie bekommen eine E-Mail, wenn sie bereitliegen.
4. Laden Sie jede Datei innerhalb von 90 Tagen einmal herunter, aus der Bestellung in Ihrem Konto.
5. Vergleichen Sie die SHA-256-Summe neben der Datei mit der Ihrer Kopie (siehe verify_files.sh unter Programme).

Zeiten sind UTC, wenn das Feldverzeichnis nichts anderes sagt. CSV-Dateien sind UTF-8 mit Kopfzeile und
Komma; jede gzip-Datei enthält eine CSV-Datei. pcap-Dateien enthalten die Pakete, wie sie aufgezeichnet wurden.
`

/** Papers for everybody: how to begin, names of files, days without trading. */
export const GENERAL_DOWNLOADS = (): DemoDownload[] => [
  { category: 'general', name: 'first_steps.txt', content: FIRST_STEPS, language: 'en' },
  { category: 'general', name: 'erste_schritte.txt', content: ERSTE_SCHRITTE, language: 'de' },
  {
    category: 'general',
    name: 'file_names.csv',
    content: stringify(PRODUCTS.filter(({ family }) => family).map(namesOf), { header: true }),
  },
  {
    category: 'general',
    name: 'exchange_holidays.csv',
    content: stringify(CALENDARS.flatMap(holidayRows), { header: true }),
  },
]

function namesOf(plan: (typeof PRODUCTS)[number]) {
  const category = CATEGORIES.find(({ id }) => id === plan.category)
  const { code, name, filesPerDay } = plan
  return {
    product: code,
    name,
    category: category?.name[0] ?? plan.category,
    files_a_day: filesPerDay ?? 1,
    file_name: filePatternOf(plan),
  }
}

const holidayRows = (calendar: (typeof CALENDARS)[number]) =>
  holidaysOf(calendar).map(({ day, name }) => {
    return { calendar: calendar.code, day, name_en: name.en, name_de: name.de }
  })
