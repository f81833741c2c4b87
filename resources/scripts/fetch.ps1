# Fetches every file of @@WHAT@@ and checks it. Works until @@EXPIRES@@; keep it to yourself.
# Run it again after an interruption: what is there is skipped, what was begun goes on.
#   usage: powershell -ExecutionPolicy Bypass -File fetch_@@STEM@@.ps1 [-Folder @@STEM@@]
param([string] $Folder = '@@STEM@@', [int] $Tries = 200, [int] $Pause = 2)
$ErrorActionPreference = 'Stop'
$Shop = '@@SHOP@@'
$Token = '@@TOKEN@@'

# Windows PowerShell may still begin with versions of TLS that no shop speaks any more.
[System.Net.ServicePointManager]::SecurityProtocol =
  [System.Net.ServicePointManager]::SecurityProtocol -bor [System.Net.SecurityProtocolType]::Tls12
Add-Type -AssemblyName System.Net.Http
$client = [System.Net.Http.HttpClient]::new()
$client.Timeout = [TimeSpan]::FromHours(12)
$client.DefaultRequestHeaders.Add('Kontor-Fetch-Token', $Token)

function New-Request([string] $Method, [string] $Path) {
  return [System.Net.Http.HttpRequestMessage]::new([System.Net.Http.HttpMethod]::new($Method), "$Shop$Path")
}

# 4xx is the shop's own no and is not asked again; 429 only means not now.
function Test-Answered([int] $Status) { return $Status -lt 500 -and $Status -ne 429 }

# Sends a request until there is an answer.
function Get-Answer([string] $Method, [string] $Path) {
  for ($try = 1; ; $try++) {
    try {
      $answer = $client.SendAsync((New-Request $Method $Path)).GetAwaiter().GetResult()
      if (Test-Answered $answer.StatusCode) { return $answer }
    } catch {
      if ($try -ge $Tries) { throw }
    }
    if ($try -ge $Tries) { throw "No answer to $Path" }
    Start-Sleep -Seconds $Pause
  }
}

function Get-Length([string] $Path) {
  if (Test-Path -LiteralPath $Path) { return (Get-Item -LiteralPath $Path).Length }
  return [long] 0
}

function Test-Sum([string] $Path, [string] $Sum) {
  return (Get-FileHash -LiteralPath $Path -Algorithm SHA256).Hash.ToLowerInvariant() -eq $Sum
}

# Appends what is missing of a file. A server that sends all of it makes the part begin anew.
function Receive-Rest([string] $Claim, [string] $Part) {
  $have = Get-Length $Part
  $request = New-Request 'GET' "/fetch/downloads/$Claim"
  if ($have -gt 0) { $request.Headers.Range = [System.Net.Http.Headers.RangeHeaderValue]::new($have, $null) }
  $onlyHead = [System.Net.Http.HttpCompletionOption]::ResponseHeadersRead
  $answer = $client.SendAsync($request, $onlyHead).GetAwaiter().GetResult()
  try {
    if (-not $answer.IsSuccessStatusCode) { return [int] $answer.StatusCode }
    $mode = if ([int] $answer.StatusCode -eq 206) { 'Append' } else { 'Create' }
    $file = [System.IO.File]::Open($Part, [System.IO.FileMode]::$mode)
    try { $answer.Content.ReadAsStreamAsync().GetAwaiter().GetResult().CopyTo($file, 1MB) }
    finally { $file.Dispose() }
    return 0
  } finally { $answer.Dispose() }
}

function Receive-File([string] $Id, [string] $Sum, [long] $Bytes, [string] $Path) {
  $target = Join-Path $Folder $Path
  if ((Test-Path -LiteralPath $target) -and (Get-Length $target) -eq $Bytes -and (Test-Sum $target $Sum)) {
    Write-Host "is there  $Path"
    return $true
  }
  New-Item -ItemType Directory -Force -Path (Split-Path $target) | Out-Null
  $answer = Get-Answer 'POST' "/fetch/files/$Id/claims"
  $claim = $answer.Content.ReadAsStringAsync().GetAwaiter().GetResult().Trim()
  if (-not $answer.IsSuccessStatusCode) { Write-Warning "REFUSED   ${Path}: $claim"; return $false }
  $part = "$target.part"
  for ($try = 1; $try -le $Tries; $try++) {
    if ($Bytes -gt 0 -and (Get-Length $part) -eq $Bytes) { break }
    try {
      $status = Receive-Rest $claim $part
      if ($status -ge 400 -and (Test-Answered $status)) { break }
    } catch { Write-Verbose $_.Exception.Message }
    if ((Get-Length $part) -eq $Bytes) { break }
    Start-Sleep -Seconds $Pause
  }
  if ((Get-Length $part) -ne $Bytes) { Write-Warning "NOT WHOLE ${Path}: run the script again"; return $false }
  if (-not (Test-Sum $part $Sum)) {
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
$answer = Get-Answer 'GET' '/fetch/files'
$list = $answer.Content.ReadAsStringAsync().GetAwaiter().GetResult()
if (-not $answer.IsSuccessStatusCode) { throw $list.Trim() }
foreach ($proof in 'manifest.json', 'manifest.json.sig', 'SHA256SUMS') {
  $answer = Get-Answer 'GET' "/fetch/proofs/$proof"
  if (-not $answer.IsSuccessStatusCode) { Write-Warning "$proof is not ready yet; run the script again later"; continue }
  [System.IO.File]::WriteAllBytes((Join-Path $Folder $proof), $answer.Content.ReadAsByteArrayAsync().GetAwaiter().GetResult())
}

$missing = 0
foreach ($line in $list -split "`n" | Where-Object { $_ }) {
  $id, $sum, $bytes, $path = $line.TrimEnd("`r") -split "`t"
  if ([System.IO.Path]::IsPathRooted($path) -or ($path -split '[\\/]') -contains '..') { throw "A path of the list is not safe: $path" }
  if (-not (Receive-File $id $sum $bytes $path)) { $missing++ }
}
if ($missing -gt 0) { Write-Warning "$missing files are missing"; exit 1 }
Write-Host "All files of @@WHAT@@ are in $Folder and match their SHA-256."
