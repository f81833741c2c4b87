import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

const LINK = 'https://shop.example/api/v1/reports/88001/files/pdf'

export default function examples() {
  describeGroups('Receive', {
    Reports: 'Files that are made on request.',
  })

  exemplify({
    'reports.{report}': [88_001],
    'files.{kind}': ['pdf'],
    'Report.date': [20_260_831],
    'OwnReport.date': [20_260_831],
    'ReportDetail.date': [20_260_831],
    'ReportFile.kind': ['xlsx'],
    'ReportFile.name': ['R-88001_20260831.xlsx'],
    'ReportFile.bytes': [18_432],
    'ReportFile.link': ['https://shop.example/api/v1/reports/88001/files/xlsx'],
    '.date': ['20260831'],
    'ReportMonth.month': ['2026-10'],
    'reportLink': [LINK],
    'reportId': [88_001],
    'noReports': [4],
    'ReportStatisticsRow.bpId': ['4711'],
    'ReportStatisticsSum.bpId': ['4711'],
  })
  describeFields({
    'reports.{report}': 'Number of the report.',
    'files.{kind}': 'pdf, pdf_en, pdf_de, xlsx or csv.',
    'OwnReport.id': 'Number of the report.',
    'ReportDetail.id': 'Number of the report.',
    'Report.id': 'Number of the report.',
    'SummaryReport.id': 'Number of the report.',
    'reportId': 'Number of the report.',
  })
}
