import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
const page = process.argv[2]!;
const level = process.argv[3] ?? 'module';
const DIG='ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
function nums(s: string){const o:number[]=[];let v=0,f=1;for(const c of s){const d=DIG.indexOf(c);v+=(d%32)*f;f*=32;if(d>=32)continue;const z=Math.floor(v/2);o.push(v%2?-z:z);v=0;f=1;}return o;}
function atobSafe(k:string){const m=/base64,(.*)$/.exec(k);return m?Buffer.from(m[1]!,'base64').toString():''}
function sizes(code: string, map: any){const r=new Map<string,number>();const add=(s:string|undefined,n:number)=>{if(n>0){let k=s===undefined?'(webpack)':s;if(/federation-runtime\.ts'/.test(atobSafe(k)))k='FEDERATION-INIT';else if(/remote0/.test(k))k='linked';k=k.replace(/^webpack:\/\/[^/]*\//,'').replace(/.*node_modules\//,'nm/').replace(/^(\.\.?\/)+/,'').replace(/^(shell|mf-\w+)\/src\//,'src/');r.set(k,(r.get(k)??0)+n);}};
const t=code.split('\n');let si=0;for(const [i,l] of map.mappings.split(';').entries()){let col=0;let src:string|undefined;for(const seg of l===''?[]:l.split(',')){const [c=0,s]=nums(seg);add(src,c);col+=c;si+=s??0;src=s===undefined?undefined:map.sources[si];}add(src,(t[i]?.length??0)-col);}return r;}
const mapDirs: string[]=[];
for(const d of ['shell/dist','mf-account/dist','mf-billing/dist','mf-news/dist','mf-orders/dist','e2e/bench/monolith/dist'])for(const e of readdirSync(d))mapDirs.push(join(d,e));
function side(root: string){const html=readFileSync(join(root,'public',page==='/'?'first-pages/home.html':`first-pages${page}.html`),'utf8');
 const hrefs=[...new Set([...html.matchAll(/(?:href|src)="(\/[^"]+\.js)[^"]*"/g)].map(m=>m[1]!))];
 const total=new Map<string,number>();let br=0;
 for(const h of hrefs){const f=join(root,'public',h);const b=existsSync(f+'.br')?readFileSync(f+'.br').length:0;br+=b;
  const name=h.split('/').pop()!;const v=h.split('/').at(-2)!;
  const md=mapDirs.find(d=>d.endsWith(v)&&existsSync(join(d,name+'.map')));
  console.log(String(b).padStart(7),String(readFileSync(f).length).padStart(8),h,md?'':'NOMAP');
  if(md)for(const [k,n] of sizes(readFileSync(f,'utf8'),JSON.parse(readFileSync(join(md,name+'.map'),'utf8'))))total.set(k,(total.get(k)??0)+n);}
 console.log(root,br,hrefs.length);return {total,br};}
const M=side('/tmp/lab/M'),P=side('/tmp/lab/P');
console.log('ratio',(P.br/M.br).toFixed(4),P.br-M.br,'allowed at 1.03',Math.round(M.br*0.03));
const ks=new Set([...M.total.keys(),...P.total.keys()]);
const rows=[...ks].map(k=>({k,m:M.total.get(k)??0,p:P.total.get(k)??0})).map(r=>({...r,d:r.p-r.m})).filter(r=>Math.abs(r.d)>Number(process.argv[4]??60)).sort((a,b)=>b.d-a.d);
for(const r of rows)console.log(String(r.d).padStart(7),String(r.m).padStart(7),String(r.p).padStart(7),r.k);
