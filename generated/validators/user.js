// Written by `npm run generate` from schemas/user.json. Edit the schema, not this file.

import { ucs2length } from '#shared/validation/ucs2length.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'

export const validateUser = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["username","name","roles"],"properties":{"id":true,"username":true,"password":true,"name":true,"email":true,"phone":true,"roles":true,"department_id":true,"invite_id":true,"invited_at":true,"avatar":true,"nickname":true,"profile":true,"country":true,"province":true,"city":true,"address":true,"remark":true,"status":true,"created_at":true,"updated_at":true,"version":{"type":"integer","minimum":1,"maximum":2147483647}},"allOf":[{"$ref":"parts"}]};
const schema1 = {"properties":{"id":{"readOnly":true},"username":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[A-Za-z0-9_.@-]+$","wellFormed":true},"password":{"type":["string","null"],"pattern":"^(.{8,})?$","maxLength":128,"writeOnly":true,"wellFormed":true},"name":{"type":"string","minLength":1,"maxLength":50,"pattern":"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]","wellFormed":true},"email":{"type":["string","null"],"format":"email","maxLength":254},"phone":{"type":["string","null"],"maxLength":20,"pattern":"^[+]?[0-9][0-9 -]{4,18}$","wellFormed":true},"roles":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","required":["role_id"],"properties":{"role_id":{"type":"string","format":"uuid"},"role_name":{"readOnly":true}},"additionalProperties":false}},"department_id":{"type":["string","null"],"format":"uuid"},"invite_id":{"type":["string","null"],"format":"uuid"},"invited_at":{"readOnly":true},"avatar":{"type":["string","null"],"maxLength":1000,"pattern":"^(https?:/)?/[^\\s]+$","wellFormed":true},"nickname":{"type":["string","null"],"maxLength":50,"wellFormed":true},"profile":{"type":["string","null"],"maxLength":500,"wellFormed":true},"country":{"type":["string","null"],"maxLength":50,"wellFormed":true},"province":{"type":["string","null"],"maxLength":50,"wellFormed":true},"city":{"type":["string","null"],"maxLength":50,"wellFormed":true},"address":{"type":["string","null"],"maxLength":200,"wellFormed":true},"remark":{"type":["string","null"],"maxLength":500,"wellFormed":true},"status":{"type":"string","default":"activated","enum":["activated","freezed"]},"created_at":{"readOnly":true},"updated_at":{"readOnly":true}}};
const func0 = isWellFormed;
const func1 = ucs2length;
const pattern0 = new RegExp("^[A-Za-z0-9_.@-]+$", "u");
const pattern1 = new RegExp("^(.{8,})?$", "u");
const pattern2 = new RegExp("[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]", "u");
const pattern3 = new RegExp("^[+]?[0-9][0-9 -]{4,18}$", "u");
const pattern4 = new RegExp("^(https?:/)?/[^\\s]+$", "u");
const formats0 = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
const formats2 = /^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$/;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username !== undefined){
let data0 = data.username;
if(!func0(data0)){
const err0 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
const err1 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 100 && !pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.@-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.@-]+$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema1.properties.password.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!func0(data1)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length <= 256 && !pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^(.{8,})?$"},message:"must match pattern \""+"^(.{8,})?$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!func0(data2)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length <= 100 && !pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"},message:"must match pattern \""+"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.test(data3))){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema1.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!func0(data4)){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 20){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.length <= 40 && !pattern3.test(data4)){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[+]?[0-9][0-9 -]{4,18}$"},message:"must match pattern \""+"^[+]?[0-9][0-9 -]{4,18}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.roles !== undefined){
let data5 = data.roles;
if(Array.isArray(data5)){
if(data5.length > 50){
const err21 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.length < 1){
const err22 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data5.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<1000; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.role_id === undefined){
const err23 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data6){
if(errors-key0Errors>=1000)break;
if(!((key0 === "role_id") || (key0 === "role_name"))){
const err24 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.role_id !== undefined){
let data7 = data6.role_id;
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
const err25 = {instancePath:instancePath+"/roles/" + i0+"/role_id",schemaPath:"#/properties/roles/items/properties/role_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/roles/" + i0+"/role_id",schemaPath:"#/properties/roles/items/properties/role_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.department_id !== undefined){
let data8 = data.department_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/department_id",schemaPath:"#/properties/department_id/type",keyword:"type",params:{type: schema1.properties.department_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err30 = {instancePath:instancePath+"/department_id",schemaPath:"#/properties/department_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.invite_id !== undefined){
let data9 = data.invite_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err31 = {instancePath:instancePath+"/invite_id",schemaPath:"#/properties/invite_id/type",keyword:"type",params:{type: schema1.properties.invite_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats2.test(data9))){
const err32 = {instancePath:instancePath+"/invite_id",schemaPath:"#/properties/invite_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.avatar !== undefined){
let data10 = data.avatar;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema1.properties.avatar.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!func0(data10)){
const err34 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 1000){
const err35 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.length <= 2000 && !pattern4.test(data10)){
const err36 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/pattern",keyword:"pattern",params:{pattern: "^(https?:/)?/[^\\s]+$"},message:"must match pattern \""+"^(https?:/)?/[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.nickname !== undefined){
let data11 = data.nickname;
if((typeof data11 !== "string") && (data11 !== null)){
const err37 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema1.properties.nickname.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!func0(data11)){
const err38 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 50){
const err39 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.profile !== undefined){
let data12 = data.profile;
if((typeof data12 !== "string") && (data12 !== null)){
const err40 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: schema1.properties.profile.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!func0(data12)){
const err41 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 500){
const err42 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.country !== undefined){
let data13 = data.country;
if((typeof data13 !== "string") && (data13 !== null)){
const err43 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema1.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!func0(data13)){
const err44 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 50){
const err45 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.province !== undefined){
let data14 = data.province;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: schema1.properties.province.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!func0(data14)){
const err47 = {instancePath:instancePath+"/province",schemaPath:"#/properties/province/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 50){
const err48 = {instancePath:instancePath+"/province",schemaPath:"#/properties/province/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err49 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema1.properties.city.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!func0(data15)){
const err50 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 50){
const err51 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.address !== undefined){
let data16 = data.address;
if((typeof data16 !== "string") && (data16 !== null)){
const err52 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema1.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!func0(data16)){
const err53 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err54 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.remark !== undefined){
let data17 = data.remark;
if((typeof data17 !== "string") && (data17 !== null)){
const err55 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type: schema1.properties.remark.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!func0(data17)){
const err56 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 500){
const err57 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.status !== undefined){
let data18 = data.status;
if(typeof data18 !== "string"){
const err58 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!((data18 === "activated") || (data18 === "freezed"))){
const err59 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const func27 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func27.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUserPatch = validate3;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"username":true,"password":true,"name":true,"email":true,"phone":true,"roles":true,"department_id":true,"invite_id":true,"invited_at":true,"avatar":true,"nickname":true,"profile":true,"country":true,"province":true,"city":true,"address":true,"remark":true,"status":true,"created_at":true,"updated_at":true},"minProperties":1,"allOf":[{"$ref":"parts"}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func27.call(schema2.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

/** The validators of the parts that decide between alternatives, and of the whole, by the key of their schema. */
export const branches = { '-3d44149f': validateUser }
