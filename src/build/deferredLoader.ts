import { reloads } from '#shell/update/reloadGuard.ts';

// A tab in the background paints nothing; it wakes up all the same.
const unpaintedMs = 1000;
// Asking for a file takes a slow phone 5 ms.
const atOnce = 6;
// One bar of signal: a script that breaks off is asked for again.
const firstPauseMs = 1000;
const longestPauseMs = 8000;
const patienceMs = 20_000;

/**
 * The page is readable without its scripts, so words, styles and fonts go first: the app is fetched
 * after the first picture and wakes up file by file, each in a task of its own, so that a finger gets
 * through on a slow phone. Firefox remembers a script that broke off as long as the page lives (seen in
 * 153; Chromium and WebKit ask again): once it can be fetched, the page loads itself anew, under the
 * same guard as later.
 */
export function deferredLoader(files: readonly string[]): string {
  const paths = JSON.stringify(files.map((file) => `/${file}`));
  return `<script type="module">
const files=${paths};
let isAwake=false;
async function wake(){
if(isAwake)return;
isAwake=true;
const breath=()=>self.scheduler?.yield?.()??new Promise((done)=>setTimeout(done));
for(const [at,href] of files.entries()){
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
if(at%${atOnce}===${atOnce - 1})await breath();
}
for(const file of files){await bring(file);await breath()}
}
async function bring(file){
if(await runs(file))return;
let pauseMs=${firstPauseMs};
do{
await new Promise((done)=>{setTimeout(done,pauseMs);addEventListener("online",done,{once:true})});
pauseMs=Math.min(2*pauseMs,${longestPauseMs});
}while(!await isThere(file));
if(await runs(file))return;
if(mayReload())location.reload();
await import(file);
}
const runs=(file)=>import(file).then(()=>true,()=>false);
const isThere=(file)=>fetch(file,{signal:AbortSignal.timeout(${patienceMs})})
.then(async(answer)=>answer.ok&&await answer.text()!=="").catch(()=>false);
function mayReload(){
try{
if(Date.now()-sessionStorage.getItem("${reloads.key}")<${reloads.leastPauseMs})return false;
sessionStorage.setItem("${reloads.key}",Date.now());
return true;
}catch{return false}
}
new PerformanceObserver(wake).observe({type:"paint",buffered:true});
setTimeout(wake,${unpaintedMs});
</script>`;
}
