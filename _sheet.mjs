import sharp from 'sharp';
const [top,h,...names]=process.argv.slice(2); let x=0; const parts=[]; let H=0;
for(const n of names){const s=sharp(`/tmp/c-shots/${n}.png`); const m=await s.metadata(); const t=Math.min(+top,Math.max(0,m.height-100)); const hh=Math.min(+h,m.height-t); const b=await sharp(`/tmp/c-shots/${n}.png`).extract({left:0,top:t,width:m.width,height:hh}).toBuffer(); parts.push({input:b,left:x,top:0}); x+=m.width+20; H=Math.max(H,hh);}
await sharp({create:{width:x-20,height:H,channels:3,background:'#888'}}).composite(parts).png().toFile('/tmp/c-shots/_sheet.png');
