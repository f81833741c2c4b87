export default function Home() {
  return <h1>Kontor</h1>
}
