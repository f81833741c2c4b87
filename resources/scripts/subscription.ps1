# Fetches the files of a subscription and checks each against its SHA-256.
# It keeps its place in the folder: run it every morning and it fetches what came since.
#   usage: $env:KONTOR_TOKEN = '...'; powershell -ExecutionPolicy Bypass -File @@NAME@@ [-Since last|all|2026-01-31] [-Archive] [-Folder @@STEM@@]
#   last  what came since the last run; everything where there was none (this is meant without -Since)
#   all   everything anew; what is there already is skipped
#   day   what was changed since a day
# With -Archive days in the archive are brought back and fetched as well, which may take long.
# Your token is made on the page "API tokens" of your account. Ends with
#   0 everything is there   1 some files are missing: run it again   2 used wrongly
#   3 the shop refuses: token, subscription or place   4 the shop cannot be reached
param([string] $Since = 'last', [switch] $Archive, [string] $Folder = '@@STEM@@', [int] $Tries = 60, [int] $Pause = 2)
$ErrorActionPreference = 'Stop'
$Shop = if ($env:KONTOR_SHOP) { $env:KONTOR_SHOP } else { '@@SHOP@@' }
$Files = '@@FILES@@'

function Stop-With([int] $Code, [string] $Words) { [Console]::Error.WriteLine($Words); exit $Code }
if ($Since -cnotmatch '^(last|all|\d{4}-\d\d-\d\d)$') { Stop-With 2 "-Since takes last, all or a day such as 2026-01-31, not: $Since" }
if (-not $env:KONTOR_TOKEN) { Stop-With 2 'KONTOR_TOKEN is not set' }

# Windows PowerShell may still begin with versions of TLS that no shop speaks any more.
[System.Net.ServicePointManager]::SecurityProtocol =
  [System.Net.ServicePointManager]::SecurityProtocol -bor [System.Net.SecurityProtocolType]::Tls12
Add-Type -AssemblyName System.Net.Http
$client = [System.Net.Http.HttpClient]::new()
$client.Timeout = [TimeSpan]::FromHours(12)
$client.DefaultRequestHeaders.Add('Authorization', "Bearer $($env:KONTOR_TOKEN)")

# Asks until there is an answer, or the shop says no: 4xx but 429, which only means not now.
function Get-Answer([string] $Path, [string] $Target, [string] $Had) {
  for ($try = 1; ; $try++) {
    try {
      $request = [System.Net.Http.HttpRequestMessage]::new([System.Net.Http.HttpMethod]::Get, "$Shop$Path")
      if (-not $Target) { $request.Headers.Add('Accept', 'application/json') }
      if ($Had) { [void] $request.Headers.TryAddWithoutValidation('If-None-Match', "`"$Had`"") }
      $onlyHead = [System.Net.Http.HttpCompletionOption]::ResponseHeadersRead
      $answer = $client.SendAsync($request, $onlyHead).GetAwaiter().GetResult()
      $status = [int] $answer.StatusCode
      if ($status -lt 500 -and $status -ne 429) {
        if ($Target -and $answer.IsSuccessStatusCode) {
          $file = [System.IO.File]::Open($Target, [System.IO.FileMode]::Create)
          try { $answer.Content.ReadAsStreamAsync().GetAwaiter().GetResult().CopyTo($file, 1MB) }
          finally { $file.Dispose() }
          return @{ Status = $status; Sum = "$($answer.Headers.ETag)".Trim('"') }
        }
        return @{ Status = $status; Text = $answer.Content.ReadAsStringAsync().GetAwaiter().GetResult() }
      }
    } catch { Write-Verbose $_.Exception.Message }
    if ($try -ge $Tries) { return @{ Status = 0 } }
    Start-Sleep -Seconds $Pause
  }
}

function Test-Whole([string] $Path, [long] $Bytes, [string] $Sum) {
  return (Test-Path -LiteralPath $Path) -and (Get-Item -LiteralPath $Path).Length -eq $Bytes -and
    (Get-Sum $Path) -eq $Sum
}

function Get-Sum([string] $Path) {
  return (Get-FileHash -LiteralPath $Path -Algorithm SHA256).Hash.ToLowerInvariant()
}

# A file that is cut to your choice; the shop says its SHA-256 when it sends it.
function Receive-Cut([string] $Id, [string] $Path) {
  $target = Join-Path $Folder $Path
  New-Item -ItemType Directory -Force -Path (Split-Path $target) | Out-Null
  $had = if (Test-Path -LiteralPath $target) { Get-Sum $target } else { 'none' }
  $part = "$target.part"
  $answer = Get-Answer "$Files/$Id" $part $had
  if ($answer.Status -eq 304) { Write-Host "is there  $Path"; return $true }
  if ($answer.Status -ne 200) { Write-Warning "NOT THERE ${Path}: run the script again"; return $false }
  if ((Get-Sum $part) -cne $answer.Sum) {
    Remove-Item -LiteralPath $part
    Write-Warning "WRONG SUM ${Path}: run the script again"
    return $false
  }
  Move-Item -LiteralPath $part -Destination $target -Force
  Write-Host "fetched   $Path"
  return $true
}

function Receive-File([string] $Id, [long] $Bytes, [string] $Sum, [string] $Path) {
  $target = Join-Path $Folder $Path
  if (Test-Whole $target $Bytes $Sum) { Write-Host "is there  $Path"; return $true }
  New-Item -ItemType Directory -Force -Path (Split-Path $target) | Out-Null
  $part = "$target.part"
  if ((Get-Answer "$Files/$Id" $part).Status -ne 200) { Write-Warning "NOT THERE ${Path}: run the script again"; return $false }
  if (-not (Test-Whole $part $Bytes $Sum)) {
    Remove-Item -LiteralPath $part
    Write-Warning "WRONG SUM ${Path}: run the script again"
    return $false
  }
  Move-Item -LiteralPath $part -Destination $target -Force
  Write-Host "fetched   $Path"
  return $true
}

New-Item -ItemType Directory -Force -Path $Folder | Out-Null
# .NET resolves paths against the folder that the process was started in, not the shell's.
$Folder = (Resolve-Path -LiteralPath $Folder).ProviderPath
$place = Join-Path $Folder '.place'
$query = ''
if ($Since -ceq 'last' -and (Test-Path -LiteralPath $place)) { $query = "&cursor=$([System.IO.File]::ReadAllText($place))" }
if ($Since -cnotin 'last', 'all') { $query = "&updatedSince=$Since" }
do {
  $answer = Get-Answer "${Files}?limit=500$query" ''
  if ($answer.Status -eq 0) { Stop-With 4 'The shop cannot be reached.' }
  if ($answer.Status -ne 200) { Stop-With 3 "$($answer.Text) (-Since all begins anew)" }
  $page = ($answer.Text | ConvertFrom-Json).data
  $missing = 0
  foreach ($one in $page.content) {
    $path = "$($one.product)/$($one.filename)"
    if ($path -cnotmatch '^[A-Za-z0-9_-]+/[^\\/:*?"<>|.\x00-\x1f][^\\/:*?"<>|\x00-\x1f]*$') { Stop-With 2 "a path of the list is not safe: $path" }
    # What the shop has taken back is said; a copy that is here already stays.
    if ($one.condition -ceq 'withdrawn') { Write-Host "withdrawn $path"; continue }
    $isAway = $one.storage -cne 'lake'
    if ($isAway -and -not $Archive) { Write-Host "archived  $path (-Archive brings it back)"; continue }
    if ($isAway -or -not $one.sha256) { if (-not (Receive-Cut $one.id $path)) { $missing++ }; continue }
    if (-not (Receive-File $one.id $one.size $one.sha256 $path)) { $missing++ }
  }
  # What is missing is asked for again from here.
  if ($missing -gt 0) { Stop-With 1 "$missing files are missing" }
  [System.IO.File]::WriteAllText("$place.new", $page.nextCursor)
  Move-Item -LiteralPath "$place.new" -Destination $place -Force
  $query = "&cursor=$($page.nextCursor)"
} while ($page.hasMore)
Write-Host "All files are in $Folder and match their SHA-256."
